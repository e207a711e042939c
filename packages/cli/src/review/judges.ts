import type { Setup } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { exactJudge, type Judge, solveJudge, solverOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { analysisOf } from '../solve/games/index.ts';
import { runSolver, solutionFor } from '../solve/solving.ts';

/**
 * The judge of a match by a solution, saved or solved now.
 * @returns undefined where there is only an estimate, null when solving was cancelled
 */
export async function judgeFor(context: Context, setup: Setup): Promise<Judge | undefined | null> {
  const { game, options, names } = setup;
  const { judgeFor: ownJudge } = analysisOf(game);
  if (ownJudge !== undefined) return ownJudge(context, setup);
  const solver = solverOf(game.id, names.length);
  if (solver === undefined) {
    const solving = await solveJudge(setup, installedSolutions);
    return solving === null ? undefined : runSolver(context, game.id, solving);
  }
  const solved = await solutionFor(context, solver, options);
  return solved === null ? null : exactJudge(solved);
}
