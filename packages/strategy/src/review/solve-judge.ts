import type { Setup } from '@dicehall/engine';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Options, Solver } from '../solve/solver.ts';
import { exactJudge, type Judge } from './judge.ts';

function* solved(solver: Solver, options: Options): Solving<Judge> {
  return exactJudge(yield* solver.solution(options));
}

/**
 * Solves what a match is judged by.
 * @returns null where there is only an estimate
 */
export async function solveJudge({ game, names, options }: Setup): Promise<Solving<Judge> | null> {
  const solver = solverOf(game.id, names.length);
  if (solver !== undefined) return solved(solver, options);
  return (await strategyOf(game.id).solveJudge?.(options, names.length)) ?? null;
}

/** Whether `solveJudge` takes seconds rather than a minute. */
export const isSolvedSoon = ({ game, names, options }: Setup): boolean =>
  names.length === 2 && strategyOf(game.id).isSolvedInSeconds?.(options, 2) === true;
