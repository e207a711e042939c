const loadErrors = new WeakSet<object>();

/**
 * Records which errors come from dynamic imports. They mean that an update of the site removed the file, or that the
 * network failed.
 */
export function trackLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => loadErrors.add(payload));
}

export const isLoadError = (error: unknown): boolean => loadErrors.has(error as object);
