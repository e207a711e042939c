import type { OptionValue } from '@dicehall/engine';
import type { Bot, Bots } from '../bots/bot.ts';
import type { Contest, ContestSetup } from '../simulate/contest-types.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';

type Options = Readonly<Record<string, OptionValue>>;

export interface GameStrategy {
  readonly bots: Bots;
  /** One for each number of seats. */
  readonly solvers: readonly Solver[];
  /** Makes the expert of a game that none of `solvers` solves. */
  readonly solveExpert?: (options: Options, seats: number) => Promise<Solving<Bot>>;
  /** A faster contest with the same results; null if the bots do not allow it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
