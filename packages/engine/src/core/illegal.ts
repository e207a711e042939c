import type { MessageValue } from './message.ts';

/** Every reason for which a move or a throw can be refused. */
export const illegalCodes = [
  'match-over',
  'not-your-turn',
  'dice-awaited',
  'move-awaited',
  'not-your-throw',
  'wrong-dice-count',
  'must-roll-first',
  'nothing-to-stop',
  'no-such-die',
  'keep-missing',
  'keep-not-allowed',
  'keep-does-not-score',
  'below-opening',
  'no-take-over',
  'already-kept',
  'keep-everything-is-bank',
  'roll-all-first',
  'no-dice-chosen',
  'gentlemens-rule',
  'give-awaited',
  'nothing-to-give',
  'give-to-yourself',
  'no-such-seat',
  'no-re-rolls-left',
  'not-enough-points',
  'pairs-not-a-split',
  'attack-yourself',
] as const;
export type IllegalCode = (typeof illegalCodes)[number];

/** A refused move or throw: a code, and the values for its message. */
export interface Illegal {
  readonly code: IllegalCode;
  readonly values: Readonly<Record<string, MessageValue>>;
}

export const illegal = (code: IllegalCode, values: Illegal['values'] = {}): Illegal => ({ code, values });
