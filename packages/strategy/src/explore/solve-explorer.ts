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

/**
 * Solves what the positions of a game are valued by, if that takes seconds.
 * @param files where the solutions that come with the program are
 * @returns null where there is only an estimate
 */
export async function solveExplorer(
  { id }: AnyGame,
  options: Options,
  seats: number,
  files?: SolutionFiles,
): Promise<Solving<Explorer> | null> {
  const strategy = strategyOf(id);
  const solver = solverOf(id, seats);
  if (solver === undefined) return (await strategy.solveExplorer?.(options, seats, files)) ?? null;
  return seats === 2 && strategy.isSolvedInSeconds?.(options, seats) === true
    ? explored(await solutionOf(solver, options, files))
    : null;
}
