import type { BySeat, Face, Seat } from '@dicehall/engine';
import type { Advice } from '../coach/index.ts';

export interface Reviewed {
  readonly entry: number;
  readonly seat: Seat;
  /** The number of this seat's turn, from 1. */
  readonly turn: number;
  /** The values before the entry, by seat. `after` has those after the entry. */
  readonly before: BySeat<number>;
  readonly after: BySeat<number>;
}

export interface ReviewedThrow extends Reviewed {
  readonly kind: 'throw';
  readonly dice: readonly Face[];
  /** The number of the roll in its turn, from 1. */
  readonly roll: number;
  readonly hot: boolean;
  readonly luck: number;
  /** The shares of all throws that are worse and better, from 0 to 1. Null for estimated values. */
  readonly rank: { readonly worse: number; readonly better: number } | null;
}

export interface ReviewedChoice extends Reviewed {
  readonly kind: 'choice';
  readonly move: unknown;
  readonly forced: boolean;
  /** How much less the choice is worth than the best move, if that exceeds the margin; otherwise 0. */
  readonly error: number;
  /** Two standard errors of `error`; 0 if nothing was estimated. */
  readonly margin: number;
  readonly best: unknown;
  /** Why the best move is better. Null unless the choice certainly lost enough to be reported. */
  readonly advice: Advice | null;
  /** The other moves that are as good as the best one. */
  readonly asGood: readonly unknown[];
  /** For each seat, how much revealed hidden choices changed the value, apart from the error; 0 for other choices. */
  readonly met: BySeat<number>;
  /** For each seat, how much the value changed without a known cause. For exact values only rounding differs from 0. */
  readonly left: BySeat<number>;
}

export type ReviewedEntry = ReviewedThrow | ReviewedChoice;
