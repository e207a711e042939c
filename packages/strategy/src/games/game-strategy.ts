import type { OptionValue } from '@dicehall/engine';
import type { Bot, Bots } from '../bots/bot.ts';
import type { Contest, ContestSetup } from '../simulate/contest-types.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** What is known of playing one game. A game that is not registered has the generic bots and nothing else. */
export interface GameStrategy {
  readonly bots: Bots;
  /** Solvers whose solutions value any state of a match, one for each number of seats. */
  readonly solvers: readonly Solver[];
  /** The expert at tables for which no solver is used. */
  readonly solveExpert?: (options: Options, seats: number) => Promise<Solving<Bot>>;
  /** The same contest, faster; null where the bots do not allow it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
