/** Reads a value saved in this browser; null if there is none, or it cannot be read. */
export function readSaved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Saves a value as JSON. Without storage it is lost when the page closes. */
export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** The maximum number of pairs. The oldest ones are dropped first. */
const maxPairs = 60;

/** A short list of keys and values in local storage. */
type Pairs = readonly (readonly [key: string, value: string])[];

export function readPairs(storageKey: string): Pairs {
  const raw = readSaved(storageKey);
  return Array.isArray(raw)
    ? raw.filter(
        (one): one is [string, string] =>
          Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
      )
    : [];
}

export const writePairs = (storageKey: string, pairs: Pairs): void =>
  save(storageKey, pairs.slice(-maxPairs));
