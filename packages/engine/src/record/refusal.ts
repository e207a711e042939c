import { commonIllegalCodes, entryCodes, type Illegal, type Problem } from '../core/index.ts';
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
  ...entryCodes,
] as const;
export type RecordCode = (typeof recordCodes)[number];

export const refusalCodes: readonly string[] = [
  ...new Set([...recordCodes, ...commonIllegalCodes, ...games.flatMap((game) => game.illegalCodes)]),
];

/** A refused input. Its code is one of `refusalCodes`. */
export type Refusal = Illegal;

/** A refused record, with the index of the refused log entry (0-based), or -1 for the game, the seats or the options. */
export interface RecordRefusal extends Refusal {
  readonly entry: number;
}

export const malformedInput = (code: RecordCode, problem: Problem): Refusal => ({
  code,
  values: {},
  problem,
});
