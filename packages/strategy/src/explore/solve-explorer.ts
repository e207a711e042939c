import type { AnyGame } from '@dicehall/engine';
import { type SolutionFiles, solutionOf } from '../files/shipped.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import type { Options } from '../solve/solver.ts';
import { type Explorer, solvedExplorer } from './explorer.ts';

function* explored(solving: Solving<Solution>): Solving<Explorer> {
  return solvedExplorer(yield* solving);
}

/** Whether `solveExplorer` finds values, in seconds. */
export function isExploredSoon({ id }: AnyGame, options: Options, seats: number): boolean {
  const { solveExplorer: own, isSolvedInSeconds } = strategyOf(id);
  return (own !== undefined || seats === 2) && isSolvedInSeconds?.(options, seats) === true;
}

/**
 * Solves what the positions of a game are valued by, if that takes seconds.
 * @param files where the solutions that come with the program are
 * @returns null where there is only an estimate
 */
export async function solveExplorer(
  game: AnyGame,
  options: Options,
  seats: number,
  files?: SolutionFiles,
): Promise<Solving<Explorer> | null> {
  const solver = solverOf(game.id, seats);
  if (solver === undefined) return (await strategyOf(game.id).solveExplorer?.(options, seats, files)) ?? null;
  return isExploredSoon(game, options, seats) ? explored(await solutionOf(solver, options, files)) : null;
}
