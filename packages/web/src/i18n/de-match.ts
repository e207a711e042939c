export const source: string = __TEXTS__.de.match;
