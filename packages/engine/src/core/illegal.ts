import type { MessageValue } from './message.ts';
import type { Problem } from './schema.ts';

/** The reasons why any game can refuse a move or a throw. A game lists further reasons in `Game.illegalCodes`. */
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

/**
 * A refused input: a code and the values for its message. With `problem`, the input is malformed; without it, the input
 * breaks a rule.
 */
export interface Illegal<Code extends string = string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, MessageValue>>;
  readonly problem?: Problem;
}

export const illegal = <Code extends string>(code: Code, values: Illegal['values'] = {}): Illegal<Code> => ({
  code,
  values,
});
