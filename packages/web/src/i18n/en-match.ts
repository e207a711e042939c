export const source: string = __TEXTS__.en.match;
