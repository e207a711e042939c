import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorPage.tsx';

const isLoading = <span hidden data-loading />;

interface LazyPartProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/** Wraps a part that loads after the page. If loading fails, the rest of the page stays. */
export const LazyPart = ({ children, fallback = isLoading }: LazyPartProps) => (
  <ErrorBoundary fallback={(error) => <ErrorNote error={error} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
