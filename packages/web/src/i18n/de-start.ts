export const source: string = __TEXTS__.de.start;
