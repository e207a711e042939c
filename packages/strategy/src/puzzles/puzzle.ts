import type { GameId, OptionValue } from '@dicehall/engine';
import type { ValueUnit } from '../solve/solution.ts';
import { leastSwing, nearTie } from '../values/thresholds.ts';
import type { Theme } from './theme.ts';

/** A position with one best move. Moves that differ only in which of several equal dice they mean are one move. */
export interface Puzzle {
  /** The position, as one line of text. */
  readonly at: string;
  /** The best move, in its canonical form. */
  readonly best: unknown;
  /** How much more it is worth than the next best. */
  readonly margin: number;
  /** The share of a novice's and of a steady player's choices that are another move. */
  readonly novice: number;
  readonly steady: number;
  readonly themes: readonly Theme[];
}

/** The puzzles of one game. */
export interface PuzzleSet {
  readonly game: GameId;
  /** Complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  readonly puzzles: readonly Puzzle[];
}

/** The least margin of a puzzle: more than a near tie. */
export const leastMargin: Readonly<Record<ValueUnit, number>> = { win: 2 * nearTie.win, sips: nearTie.sips };

/** The rating of the easiest puzzles, what the errors of each kind of player add, and what a close choice adds at most. */
const grades = { least: 1000, novice: 400, steady: 400, close: 400 };

/**
 * How hard a puzzle is, as the rating of a player who solves it half of the time: by how often novice and steady err there,
 * and by how little the next best move loses.
 */
export function difficultyOf({ novice, steady, margin }: Puzzle, unit: ValueUnit): number {
  const [least, most] = [leastMargin[unit], 2 * leastSwing[unit]];
  const close = Math.min(1, Math.max(0, Math.log(most / margin) / Math.log(most / least)));
  return Math.round(grades.least + grades.novice * novice + grades.steady * steady + grades.close * close);
}
