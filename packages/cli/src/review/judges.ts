import type { Setup } from '@dicehall/engine';
import { estimatingJudge, exactJudge, type Judge, solverOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { solutionFor } from '../solve/solving.ts';

/** How a match is to be judged. */
export interface Wanted {
  /** Whether to estimate even where the game can be solved. */
  readonly quick: boolean;
  /** How often each position is played on, where values are estimated. */
  readonly playouts: number;
}

/**
 * Somebody to judge a match: by its solution, kept or solved now, where there is one, else by playing on from its positions.
 * @returns `null` when solving was cancelled
 */
export async function judgeFor(context: Context, setup: Setup, wanted: Wanted): Promise<Judge | null> {
  const solver = wanted.quick ? undefined : solverOf(setup.game.id, setup.names.length);
  if (solver === undefined) return estimatingJudge(setup, wanted.playouts);
  const atHand = await solutionFor(context, solver, setup.options, false);
  return atHand === null ? null : exactJudge(atHand.solution);
}
