import { commonIllegalCodes, type Message, type Problem } from '../core/index.ts';
import { games } from '../games/index.ts';

/** The codes of refused records, apart from illegal moves and throws. */
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

/** All refusal codes, including those of the games. */
export const refusalCodes: readonly string[] = [
  ...new Set([...recordCodes, ...commonIllegalCodes, ...games.flatMap((game) => game.illegalCodes)]),
];

/** A refused input. With `problem`, the input is malformed; otherwise it breaks a rule. */
export interface Refusal {
  /** One of `refusalCodes`. */
  readonly code: string;
  readonly values: Message['values'];
  readonly problem?: Problem;
}

/** A refused record, with the index of the refused log entry (0-based), or -1 for the game, the seats or the options. */
export interface RecordRefusal extends Refusal {
  readonly entry: number;
}

export const malformedInput = (code: RecordCode, problem: Problem): Refusal => ({
  code,
  values: {},
  problem,
});
