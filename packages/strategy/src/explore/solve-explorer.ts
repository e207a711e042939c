import type { AnyGame } from '@dicehall/engine';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Options, Solver } from '../solve/solver.ts';
import { type Explorer, solvedExplorer } from './explorer.ts';

function* solved(solver: Solver, options: Options): Solving<Explorer> {
  return solvedExplorer(yield* solver.solution(options));
}

/**
 * Solves what the positions of a game are valued by, if that takes seconds.
 * @returns null where there is only an estimate
 */
export async function solveExplorer(
  { id }: AnyGame,
  options: Options,
  seats: number,
): Promise<Solving<Explorer> | null> {
  const strategy = strategyOf(id);
  const solver = solverOf(id, seats);
  if (solver === undefined) return (await strategy.solveExplorer?.(options, seats)) ?? null;
  return seats === 2 && strategy.isSolvedInSeconds?.(options, seats) === true
    ? solved(solver, options)
    : null;
}
