import { type Illegal, type IllegalCode, illegalCodes, type Told } from '../core/index.ts';
import type { Problem } from './problem.ts';

/** Why a record can be refused besides an illegal move or throw. */
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

/** Every code that a refusal may carry. */
export const refusalCodes = [...recordCodes, ...illegalCodes] as const;
export type RefusalCode = RecordCode | IllegalCode;

/** Why something from outside is refused. With `problem`, its shape is wrong; else a rule was broken. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly values: Told['values'];
  readonly problem?: Problem;
}

/** A refusal at an entry of the log (0-based), or at -1: the game, the seats or the options. */
export interface RecordRefusal extends Refusal {
  readonly entry: number;
}

/** A refusal because of the shape of something. */
export const misshapen = (code: RecordCode, problem: Problem): Refusal => ({ code, values: {}, problem });

/** A refusal because of a rule. */
export const ruledOut = (why: Illegal): Refusal => why;
