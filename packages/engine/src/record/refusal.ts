import { commonIllegalCodes, type Message, type Problem } from '../core/index.ts';
import { games } from '../games/index.ts';

/** Why a record can be refused, other than for an illegal move or throw. */
export const recordCodes = [
  'not-json',
  'bad-record',
  'unknown-format',
  'unknown-game',
  'bad-option',
  'unknown-option',
  'bad-seats',
  'bad-entry',
  'bad-move',
  'bad-dice',
] as const;
export type RecordCode = (typeof recordCodes)[number];

/** Every code of a refusal: the list is closed for the games that there are. */
export const refusalCodes: readonly string[] = [
  ...new Set([...recordCodes, ...commonIllegalCodes, ...games.flatMap((game) => game.illegalCodes)]),
];

/** A refused input. With `problem` its form is wrong; otherwise it breaks a rule. */
export interface Refusal {
  /** One of `refusalCodes`. */
  readonly code: string;
  readonly values: Message['values'];
  readonly problem?: Problem;
}

/** A refused record: at which entry of the log (0-based), or -1 for the game, the seats or the options. */
export interface RecordRefusal extends Refusal {
  readonly entry: number;
}

export const malformed = (code: RecordCode, problem: Problem): Refusal => ({ code, values: {}, problem });
