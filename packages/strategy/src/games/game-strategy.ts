import type { Message, Seat } from '@dicehall/engine';
import type { BotsOf } from '../bots/bot.ts';
import type { GameCards } from '../cards/card.ts';
import type { SolutionFile } from '../files/solution-file.ts';
import type { MeasureChoice } from '../my-play/calibration.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { Contest, ContestSetup } from '../simulate/contest-types.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';
import type { Way } from '../values/obtain.ts';
import type { MoveValue, ValuedMatch } from '../values/values.ts';

/** Solves a part of a match, for games whose whole match cannot be solved. */
export interface PartSolver {
  /** By default it solves any number of seats. */
  readonly seats?: number;
  /** Absent if it supports all options. */
  readonly solves?: (options: ValuedMatch['options']) => boolean;
  /**
   * Solves the part.
   * @param asked `sweeps`: passes over all hands; `actions`: whether they are allowed
   */
  readonly solve: (
    match: ValuedMatch,
    asked: { readonly sweeps?: number | undefined; readonly actions: boolean },
  ) => Promise<Solving<SolutionFile['facts']>>;
}

export interface GameStrategy {
  readonly bots: BotsOf;
  /** The solvers of whole matches, one for each number of seats. */
  readonly solvers?: readonly Solver[];
  /** The ways to value a match, the best first; by default those of `solvers`. */
  readonly ways?: (match: ValuedMatch) => readonly Way[];
  readonly part?: PartSolver;
  /**
   * The skills needed to choose between the best move and another. Games without this function have no puzzles.
   * @param other the move that was played, or the next best one
   */
  readonly themesOf?: (state: unknown, best: unknown, other: unknown) => readonly Theme[];
  /** Moves the choice to a point of the match where its values are those of the whole match; by default it stays. */
  readonly askedAt?: (state: unknown) => unknown;
  /**
   * Returns what a player would memorise to make this choice. Puzzles with the same text ask the same question. Null if
   * the choice is no good puzzle.
   */
  readonly decisionOf?: (state: unknown, best: unknown) => string | null;
  /** Explains in a sentence with two numbers why the best move is better for a seat; null if only the values show it. */
  readonly reasonOf?: (state: unknown, best: MoveValue, other: MoveValue, seat: Seat) => Message | null;
  /** Measures the distance of a choice from the best one in a unit that players can count. */
  readonly measure?: MeasureChoice;
  /** Loads the strategy cards; absent in games without cards. */
  readonly cards?: () => Promise<GameCards>;
  /** A faster contest with the same results; null if the bots do not support it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
