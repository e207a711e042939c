import { Component, type ReactNode, useCallback, useState } from 'react';

/** Returns a function that passes errors of asynchronous work to the nearest error boundary. */
export function useRaise(): (error: unknown) => void {
  const [, update] = useState<never>();
  return useCallback((error) => {
    update(() => {
      throw error;
    });
  }, []);
}

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  /** When this value changes, for instance because the URL changed, the children are rendered again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failure !== null && resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error);
  }
}
