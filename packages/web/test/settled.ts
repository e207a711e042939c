/** Waits until all pending promises have continued. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
