import type { BaseView, GameId, HiddenPairsOptions } from '@dicehall/engine';
import { type Bot, botFor, expertOf, expertSolver, type SolutionOf, solveExpert } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { policyFor } from './policies.ts';
import { solutionFor, workThrough } from './solving.ts';

/**
 * The expert for a table: from a solution that is kept, or solved now, or the steady player where there is nothing to solve.
 * @returns `null` when solving was cancelled
 */
export async function expertFor(
  context: Context,
  game: GameId,
  options: SolutionOf['options'],
  seats: number,
): Promise<Bot | null> {
  const solver = expertSolver(game, seats);
  if (solver !== undefined) {
    const atHand = await solutionFor(context, solver, options, false);
    return atHand === null ? null : expertOf(atHand.solution);
  }
  if (game === 'hidden-pairs') {
    const policy = await policyFor(context, options as unknown as HiddenPairsOptions);
    if (policy === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).hiddenPairsExpert(policy) as Bot<BaseView>;
  }
  const solving = await solveExpert(game, options, seats);
  return solving === null ? botFor(game, 'expert') : workThrough(context, game, solving);
}
