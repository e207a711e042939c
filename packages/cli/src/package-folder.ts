/** The folder of this package: sources and bundle are both one folder below it. */
export const packageFolder = new URL('../', import.meta.url);
