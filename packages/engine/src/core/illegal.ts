import type { MessageValue } from './message.ts';

/** The reasons to refuse a move or a throw that all games share. A game lists its own in `Game.illegalCodes`. */
export const commonIllegalCodes = [
  'match-over',
  'not-your-turn',
  'dice-awaited',
  'move-awaited',
  'not-your-throw',
  'wrong-dice-count',
  'must-roll-first',
  'keep-missing',
  'keep-not-allowed',
  'no-such-seat',
] as const;
export type CommonIllegalCode = (typeof commonIllegalCodes)[number];

/** A refused move or throw: a code, and the values for its message. */
export interface Illegal<Code extends string = string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, MessageValue>>;
}

export const illegal = <Code extends string>(code: Code, values: Illegal['values'] = {}): Illegal<Code> => ({
  code,
  values,
});
