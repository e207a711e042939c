/** Lets all promises go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
