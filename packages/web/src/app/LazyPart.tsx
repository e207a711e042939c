import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorPage.tsx';

/** A part of a page that loads after it. If it fails, the rest of the page stays. */
export const LazyPart = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={(error) => <ErrorNote error={error} />}>
    <Suspense fallback={<span hidden data-loading />}>{children}</Suspense>
  </ErrorBoundary>
);
