import type { ToldValue } from '@dicehall/engine';

/** Something to be said: a key of the catalogue and its values. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, ToldValue>>;
}

/** Makes a phrase. */
export const phrase = (key: string, values: Phrase['values'] = {}): Phrase => ({ key, values });
