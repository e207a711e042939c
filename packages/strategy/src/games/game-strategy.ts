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
import type { MoveValue, ValuedMatch, WeighedMove } from '../values/values.ts';

/** Solves a part of a match. It exists for games that cannot be solved as a whole. */
export interface PartSolver {
  /** The number of seats; absent if it solves any number. */
  readonly seats?: number;
  /** Whether it supports the options; absent if it supports all. */
  readonly solves?: (options: ValuedMatch['options']) => boolean;
  /**
   * Solves the part.
   * @param asked the number of passes over all hands (`sweeps`), and whether actions are allowed (`actions`)
   */
  readonly solve: (
    match: ValuedMatch,
    asked: { readonly sweeps?: number | undefined; readonly actions: boolean },
  ) => Promise<Solving<SolutionFile['facts']>>;
}

export interface GameStrategy {
  readonly bots: BotsOf;
  /** The solvers of whole matches, for different numbers of seats. */
  readonly solvers?: readonly Solver[];
  /** The ways to value a match, the best first. Absent if those of `solvers` are enough. */
  readonly ways?: (match: ValuedMatch) => readonly Way[];
  readonly part?: PartSolver;
  /**
   * Returns the skills needed to choose between the best move and another move. Absent in games without puzzles.
   * @param other the move that was played, or the second-best move
   */
  readonly themesOf?: (state: unknown, best: unknown, other: unknown) => readonly Theme[];
  /**
   * Returns a similar state in a match that is not decided yet. If absent, puzzles use the state itself.
   */
  readonly askedAt?: (state: unknown) => unknown;
  /**
   * Returns a similar state in which the values depend on the current round alone. The best move of a puzzle is best
   * there too, and its margin is that of the round.
   */
  readonly aloneAt?: (state: unknown) => unknown;
  /**
   * Returns a text that identifies the kind of decision, such as to stop with 1 or 2 dice. Null if the choice is not
   * suitable for a puzzle.
   */
  readonly kindOf?: (state: unknown, best: unknown) => string | null;
  /** Whether a puzzle can ask for the best of these moves. If absent, the difference of their values decides alone. */
  readonly isClear?: (state: unknown, best: WeighedMove, others: readonly WeighedMove[]) => boolean;
  /** Returns the move that players usually make instead of the best one. Undefined if the best move is that move. */
  readonly usualOf?: (best: MoveValue, others: readonly MoveValue[]) => MoveValue | undefined;
  /**
   * Explains with two numbers why the best move is better for a seat. Null if the values are the only explanation.
   * @param bestIfLevel the best move with equal totals; undefined if it is unknown
   */
  readonly reasonOf?: (
    state: unknown,
    best: MoveValue,
    other: MoveValue,
    seat: Seat,
    bestIfLevel?: unknown,
  ) => Message | null;
  /** Measures how far a choice is from the best one, in a unit that players can count. */
  readonly measure?: MeasureChoice;
  /** Loads the strategy cards; absent in games without cards. */
  readonly cards?: () => Promise<GameCards>;
  /** A faster contest with the same results; null if the bots do not support it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
