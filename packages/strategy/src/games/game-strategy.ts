import type { BotsOf } from '../bots/bot.ts';
import type { GameCards } from '../cards/card.ts';
import type { SolutionFile } from '../files/solution-file.ts';
import type { MeasureChoice } from '../my-play/calibration.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { Contest, ContestSetup } from '../simulate/contest-types.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';
import type { Way } from '../values/obtain.ts';
import type { ValuedMatch } from '../values/values.ts';

/** What is solved of a match where no match is. */
export interface PartSolver {
  /** The only number of seats; any by default. */
  readonly seats?: number;
  /** @param asked `sweeps`: passes over all hands; `actions`: whether they are allowed */
  readonly solve: (
    match: ValuedMatch,
    asked: { readonly sweeps?: number | undefined; readonly actions: boolean },
  ) => Promise<Solving<SolutionFile['facts']>>;
}

export interface GameStrategy {
  readonly bots: BotsOf;
  /** Of whole matches, one for each number of seats. */
  readonly solvers?: readonly Solver[];
  /** The ways to the values of a match, the best first; by default those of `solvers`. */
  readonly ways?: (match: ValuedMatch) => readonly Way[];
  readonly part?: PartSolver;
  /** What the choice at a state with this best move is about; a game without it has no puzzles. */
  readonly themesOf?: (state: unknown, best: unknown) => readonly Theme[];
  /** How far a choice is from the best in what a player can count, for My play. */
  readonly measure?: MeasureChoice;
  /** The strategy cards, on demand; a game without it has none. */
  readonly cards?: () => Promise<GameCards>;
  /** A faster contest with the same results; null if the bots do not allow it. */
  readonly fastContest?: (setup: ContestSetup) => Contest | null;
}
