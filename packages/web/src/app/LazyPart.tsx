import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorPage.tsx';

/** Wraps a part that loads after the page. If loading fails, the rest of the page stays. */
export const LazyPart = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={(error) => <ErrorNote error={error} />}>
    <Suspense fallback={<span hidden data-loading />}>{children}</Suspense>
  </ErrorBoundary>
);
