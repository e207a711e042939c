/** The folder of this package, seen from its sources and from its bundle alike: both lie one folder down. */
export const packageFolder = new URL('../', import.meta.url);
