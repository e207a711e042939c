import type { Setup } from '@dicehall/engine';
import { type SolutionFiles, solutionOf } from '../files/shipped.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import { exactJudge, type Judge } from './judge.ts';

function* judging(solving: Solving<Solution>): Solving<Judge> {
  return exactJudge(yield* solving);
}

/**
 * Solves what a match is judged by.
 * @param files where the solutions that come with the program are
 * @returns null where there is only an estimate
 */
export async function solveJudge(
  { game, names, options }: Setup,
  files?: SolutionFiles,
): Promise<Solving<Judge> | null> {
  const solver = solverOf(game.id, names.length);
  if (solver !== undefined) return judging(await solutionOf(solver, options, files));
  return (await strategyOf(game.id).solveJudge?.(options, names.length, files)) ?? null;
}

/** Whether `solveJudge` takes seconds rather than a minute. */
export function isSolvedSoon({ game, names, options }: Setup): boolean {
  const { isSolvedInSeconds, solveJudge: own } = strategyOf(game.id);
  return own !== undefined || (names.length === 2 && isSolvedInSeconds?.(options, 2) === true);
}
