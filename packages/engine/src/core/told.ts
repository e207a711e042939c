import type { MessageValue } from './message.ts';
import type { Seat } from './seat.ts';

/** The old name of `MessageValue`. */
export type ToldValue = MessageValue;

/**
 * One thing that happened, as a message key and its values; the catalogue puts it into words.
 * With `only`, nobody but that seat may read it.
 */
export interface Told {
  readonly key: string;
  readonly values: Readonly<Record<string, ToldValue>>;
  readonly only?: Seat;
  /** The kind of the event, whose common text is used where the game has none of its own. */
  readonly event?: string;
}

/** Makes a message for everybody. */
export const told = (key: string, values: Told['values'] = {}): Told => ({ key, values });

/** Makes a message that one seat alone may read. */
export const toldOnly = (only: Seat, key: string, values: Told['values'] = {}): Told => ({
  key,
  values,
  only,
});
