import { readSaved, save } from '../settings/storage.ts';

/** The oldest pairs are dropped first. */
const maxPairs = 60;

/** A short list of keys and values in local storage. */
export type Pairs = readonly (readonly [key: string, value: string])[];

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
