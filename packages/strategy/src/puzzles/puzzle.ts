import type { GameId, OptionValue } from '@dicehall/engine';
import type { ValueUnit } from '../solve/solution.ts';
import { nearTie } from '../values/thresholds.ts';
import type { Theme } from './theme.ts';

/** A position with one best move. Moves that differ only in which of several equal dice they use count as one move. */
export interface Puzzle {
  /** The position in the one-line notation. */
  readonly at: string;
  /** The best move in its canonical form. */
  readonly best: unknown;
  /** How much more the best move is worth than the second-best one. */
  readonly margin: number;
  /** The share of a novice's choices that are not the best move. `steady` is that of a steady player. */
  readonly novice: number;
  readonly steady: number;
  readonly themes: readonly Theme[];
}

export interface PuzzleSet {
  readonly game: GameId;
  /** Every option of the game, including those with their default value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  readonly puzzles: readonly Puzzle[];
}

/** The minimum margin of a puzzle. It is twice a near tie, so that no other answer is nearly as good. */
export const leastMargin: Readonly<Record<ValueUnit, number>> = {
  win: 2 * nearTie.win,
  sips: 2 * nearTie.sips,
};

/**
 * The rating of the easiest puzzles, and the points that are added if a novice or a steady player always chooses wrong,
 * and if the second-best move is worth only `least` less than the best one.
 */
const grades = { easiest: 900, novice: 500, steady: 800, close: 200, least: 0.01 };

/**
 * Returns the difficulty of a puzzle: the rating of a player who solves it half of the time. It depends on how often
 * bots of each strength miss the best move, and on how much better this is than the second-best one.
 */
export const difficultyOf = ({
  novice,
  steady,
  margin,
}: Pick<Puzzle, 'novice' | 'steady' | 'margin'>): number =>
  Math.round(
    grades.easiest +
      grades.novice * novice +
      grades.steady * steady +
      grades.close * Math.sqrt(Math.min(1, grades.least / margin)),
  );
