import type { HiddenPairsOptions, Setup, ThreeDiceOptions } from '@dicehall/engine';
import { estimatingJudge, exactJudge, type Judge, solverOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { policyFor } from '../solve/policies.ts';
import { roundFor, solutionFor } from '../solve/solving.ts';

/** How a match is to be judged. */
export interface Wanted {
  /** Whether to estimate even where the game can be solved. */
  readonly quick: boolean;
  /** How often each position is played on, where values are estimated. */
  readonly playouts: number;
}

/**
 * Somebody to judge a match: by its solution, kept or solved now, where there is one (of a round of Three Dice, of a turn
 * of Hidden Pairs for two), else by playing on from its positions.
 * @returns `null` when solving was cancelled
 */
export async function judgeFor(context: Context, setup: Setup, wanted: Wanted): Promise<Judge | null> {
  const { game, options, names } = setup;
  const estimated = () => estimatingJudge(setup, wanted.playouts);
  if (wanted.quick) return estimated();
  if (game.id === 'three-dice') {
    const round = await roundFor(context, options as unknown as ThreeDiceOptions, names.length);
    return round === null ? null : (await import('@dicehall/strategy/three-dice')).roundJudge(round);
  }
  if (game.id === 'hidden-pairs') {
    if (names.length > 2) return estimated();
    const policy = await policyFor(context, options as unknown as HiddenPairsOptions);
    if (policy === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).turnJudge(policy);
  }
  const solver = solverOf(game.id, names.length);
  if (solver === undefined) return estimated();
  const atHand = await solutionFor(context, solver, options, false);
  return atHand === null ? null : exactJudge(atHand.solution);
}
