/** Reads a text saved in this browser; null if there is none, or it cannot be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves a text. Without storage it is lost when the page closes. */
export function saveText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}

/** Reads a value from JSON; null if there is none, or it is damaged. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const readSaved = (key: string): unknown => parsed(readText(key));

export const save = (key: string, value: unknown): void => saveText(key, JSON.stringify(value));

/** Returns the items of a saved list, without damaged ones. */
export function readList<Item>(key: string, isItem: (raw: unknown) => raw is Item): Item[] {
  const raw = readSaved(key);
  return Array.isArray(raw) ? raw.filter(isItem) : [];
}

export const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** The maximum number of pairs. The oldest ones are dropped first. */
const maxPairs = 60;

type Pair = readonly [key: string, value: string];

const isPair = (raw: unknown): raw is Pair => Array.isArray(raw) && raw.length === 2 && raw.every(isText);

export const readPairs = (storageKey: string): Pair[] => readList(storageKey, isPair);

export const writePairs = (storageKey: string, pairs: readonly Pair[]): void =>
  save(storageKey, pairs.slice(-maxPairs));
