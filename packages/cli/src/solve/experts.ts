import type { AnyGame } from '@dicehall/engine';
import { type Bot, botFor, expertOf, expertSolver, type SolutionOf, solveExpert } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { analysisOf } from './games/index.ts';
import { runSolver, solutionFor } from './solving.ts';

/**
 * The expert of a table: from a saved solution, from one solved now, or the steady player where nothing can be solved.
 * @returns null when solving was cancelled
 */
export async function expertFor(
  context: Context,
  game: AnyGame,
  options: SolutionOf['options'],
  seats: number,
): Promise<Bot | null> {
  const solver = expertSolver(game.id, seats);
  if (solver !== undefined) {
    const solved = await solutionFor(context, solver, options);
    return solved === null ? null : expertOf(solved);
  }
  const own = await analysisOf(game).expertFor?.(context, options, seats);
  if (own !== undefined) return own;
  const solving = await solveExpert(game.id, options, seats);
  return solving === null ? botFor(game.id, 'expert') : runSolver(context, game.id, solving);
}
