import type { Message } from '@dicehall/engine';
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

/** Solves part of a match in games without a solver of whole matches. */
export interface PartSolver {
  /** Default: any number. */
  readonly seats?: number;
  /** Whether it knows the rules of these options; absent where it knows all. */
  readonly solves?: (options: ValuedMatch['options']) => boolean;
  /** @param asked `sweeps`: passes over all hands; `actions`: whether they are allowed */
  readonly solve: (
    match: ValuedMatch,
    asked: { readonly sweeps?: number | undefined; readonly actions: boolean },
  ) => Promise<Solving<SolutionFile['facts']>>;
}

export interface GameStrategy {
  readonly bots: BotsOf;
  /** For whole matches, one for each number of seats. */
  readonly solvers?: readonly Solver[];
  /** The ways to the values of a match, the best first; by default those of `solvers`. */
  readonly ways?: (match: ValuedMatch) => readonly Way[];
  readonly part?: PartSolver;
  /**
   * The skills that the choice between the best move and another asks for; a game without it has no puzzles.
   * @param other the move that was played, or the next best one
   */
  readonly themesOf?: (state: unknown, best: unknown, other: unknown) => readonly Theme[];
  /** The same choice where its values are those of the match; by default the position itself. */
  readonly askedAt?: (state: unknown) => unknown;
  /**
   * What a player would learn by heart to make this choice: puzzles with the same text ask for the same decision. Null: the
   * game discourages the best move, and no puzzle asks for it.
   */
  readonly decisionOf?: (state: unknown, best: unknown) => string | null;
  /** Why the best move is better than the other, in a sentence with the two numbers that decide; null where values alone do. */
  readonly reasonOf?: (state: unknown, best: MoveValue, other: MoveValue) => Message | null;
  /** The distance of a choice from the best in a unit that players can count, for My play. */
  readonly measure?: MeasureChoice;
  /** The strategy cards, on demand; a game without it has none. */
  readonly cards?: () => Promise<GameCards>;
  /** A faster contest with the same results; null if the bots do not support it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
