import type { GameId, OptionValue } from '@dicehall/engine';
import type { ValueUnit } from '../solve/solution.ts';
import { nearTie } from '../values/thresholds.ts';
import type { Theme } from './theme.ts';

/** A position with one best move. Moves that differ only in their choice between equal dice count as one move. */
export interface Puzzle {
  /** The position, as one line of text. */
  readonly at: string;
  /** The best move, in its canonical form. */
  readonly best: unknown;
  /** The difference in value from the next best move. */
  readonly margin: number;
  /** The share of other moves among a novice's and a steady player's choices. */
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

/** The least margin of a puzzle: twice a near tie, so that no other answer is nearly as good. */
export const leastMargin: Readonly<Record<ValueUnit, number>> = {
  win: 2 * nearTie.win,
  sips: 2 * nearTie.sips,
};

/** The rating of the easiest puzzles, and what the errors of each level of play add. */
const grades = { least: 900, novice: 500, steady: 800 };

/**
 * The difficulty of a puzzle, as the rating of a player who solves it half of the time. It follows from how often each level of
 * play misses it.
 */
export const difficultyOf = ({ novice, steady }: Pick<Puzzle, 'novice' | 'steady'>): number =>
  Math.round(grades.least + grades.novice * novice + grades.steady * steady);
