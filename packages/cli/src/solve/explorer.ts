import { type Explorer, estimatingExplorer, solvedExplorer, solverOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { analysisOf } from './games/index.ts';
import type { Position } from './position.ts';
import { solutionFor } from './solving.ts';

/** For each value that is estimated: its margin is at most 5 percentage points. */
const rollouts = 400;

/**
 * What values the positions of a match: a solution where there is one, rollouts elsewhere.
 * @returns null when solving was cancelled or refused; the reason is reported
 */
export async function explorerFor(
  context: Context,
  { game, options, seats }: Pick<Position, 'game' | 'options' | 'seats'>,
): Promise<Explorer | null> {
  const { explorerFor: ownExplorer } = analysisOf(game);
  if (ownExplorer !== undefined) return ownExplorer(context, options, seats);
  const solver = solverOf(game.id, seats);
  if (solver === undefined) return estimatingExplorer(game, rollouts);
  const solved = await solutionFor(context, solver, options);
  return solved === null ? null : solvedExplorer(solved);
}
