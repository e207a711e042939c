import type { Face } from './face.ts';
import type { Seat } from './seat.ts';

/** A value in a message: a number, a word, seats (shown as names), or dice (shown as faces). */
export type ToldValue =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly dice: readonly Face[] };

/**
 * One thing that happened, as a message key and its values; the catalogue puts it into words.
 * With `only`, nobody but that seat may read it.
 */
export interface Told {
  readonly key: string;
  readonly values: Readonly<Record<string, ToldValue>>;
  readonly only?: Seat;
}

/** Makes a message for everybody. */
export const told = (key: string, values: Told['values'] = {}): Told => ({ key, values });

/** Makes a message that one seat alone may read. */
export const toldOnly = (only: Seat, key: string, values: Told['values'] = {}): Told => ({
  key,
  values,
  only,
});
