export const source: string = __TEXTS__.de.others;
