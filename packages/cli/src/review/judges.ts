import type { Setup } from '@dicehall/engine';
import { estimatingJudge, exactJudge, type Judge, solverOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { analysisOf } from '../solve/games/index.ts';
import { solutionFor } from '../solve/solving.ts';

export interface JudgeOptions {
  /** Whether to estimate even where the game can be solved. */
  readonly quick: boolean;
  /** Rollouts from each position, where values are estimated. */
  readonly rollouts: number;
}

/**
 * The judge of a match: by a solution, saved or solved now, where there is one, else by rollouts.
 * @returns null when solving was cancelled
 */
export async function judgeFor(
  context: Context,
  setup: Setup,
  { quick, rollouts }: JudgeOptions,
): Promise<Judge | null> {
  const { game, options, names } = setup;
  if (quick) return estimatingJudge(setup, rollouts);
  const { judgeFor: ownJudge } = analysisOf(game);
  if (ownJudge !== undefined) {
    const judge = await ownJudge(context, setup);
    return judge === undefined ? estimatingJudge(setup, rollouts) : judge;
  }
  const solver = solverOf(game.id, names.length);
  if (solver === undefined) return estimatingJudge(setup, rollouts);
  const solved = await solutionFor(context, solver, options);
  return solved === null ? null : exactJudge(solved);
}
