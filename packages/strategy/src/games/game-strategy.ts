import type { OptionValue } from '@dicehall/engine';
import type { Bot, BotsOf } from '../bots/bot.ts';
import type { Explorer } from '../explore/explorer.ts';
import type { SolutionFiles } from '../files/shipped.ts';
import type { MeasureChoice } from '../my-play/calibration.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { Comparison } from '../review/comparison.ts';
import type { Judge } from '../review/judge.ts';
import type { Contest, ContestSetup } from '../simulate/contest-types.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';

type Options = Readonly<Record<string, OptionValue>>;

export interface GameStrategy {
  readonly bots: BotsOf;
  /** One for each number of seats. */
  readonly solvers: readonly Solver[];
  /** Makes the expert of a game that none of `solvers` solves. */
  readonly solveExpert?: (options: Options, seats: number, files?: SolutionFiles) => Promise<Solving<Bot>>;
  /** Makes the judge of a match that none of `solvers` solves, in seconds; null where it is estimated. */
  readonly solveJudge?: (
    options: Options,
    seats: number,
    files?: SolutionFiles,
  ) => Promise<Solving<Judge> | null>;
  /** Makes what compares the choices of more than two where the judge is an estimate, instead of duels of experts. */
  readonly solveComparison?: (options: Options, seats: number) => Promise<Solving<Comparison>>;
  /** Makes the explorer of a game that none of `solvers` solves; null where values are estimated. */
  readonly solveExplorer?: (
    options: Options,
    seats: number,
    files?: SolutionFiles,
  ) => Promise<Solving<Explorer> | null>;
  /** The most seats for which a browser solves the expert; no limit by default. */
  readonly browserSeats?: number;
  /** Whether a server solves the expert in seconds. Players choose the options, so it refuses longer solves. */
  readonly isSolvedInSeconds?: (options: Options, seats: number) => boolean;
  /** What the choice at a state with this best move is about; a game without it has no puzzles. */
  readonly themesOf?: (state: unknown, best: unknown) => readonly Theme[];
  /** How far a choice is from the best in what a player can count, for My play. */
  readonly measure?: MeasureChoice;
  /** A faster contest with the same results; null if the bots do not allow it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}

export const hasShortTarget = ({ target }: Options): boolean => Number(target) <= 10_000;
