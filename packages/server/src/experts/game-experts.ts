import type { GameId } from '@dicehall/engine';
import { type Bot, strategyOf } from '@dicehall/strategy';
import type { OnError } from './cached-solution.ts';
import type { ExpertTable } from './expert-table.ts';
import type { SolutionCache } from './solution-cache.ts';

type MakeExpert = (table: ExpertTable, cache: SolutionCache, onError: OnError) => Promise<Bot>;

/** For games whose expert is not one of `expertSolver` or `solveExpert`. */
export const ownExperts: Readonly<Partial<Record<GameId, MakeExpert>>> = {
  'hidden-pairs': async (...of) => (await import('./hidden-pairs-expert.ts')).makeHiddenPairsExpert(...of),
};

/** Whether the server solves a table's game for its expert. If not, the expert plays at steady level. */
export const isWithinLimits = ({ game, options, seats }: ExpertTable): boolean =>
  strategyOf(game).isSolvedInSeconds?.(options, seats) ?? false;
