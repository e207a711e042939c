const loadErrors = new WeakSet<object>();

/**
 * Records which errors come from dynamic imports. Such an import fails if an update of the site has removed the file,
 * or if the network fails.
 */
export function trackLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => loadErrors.add(payload));
}

export const isLoadError = (error: unknown): boolean => loadErrors.has(error as object);
