import { solverOf, valuedMoves } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import type { PositionValues } from './analysis.ts';
import { analysisOf } from './games/index.ts';
import { type Position, seatOf } from './position.ts';
import { solutionFor } from './solving.ts';

/**
 * The values of the moves at a position.
 * @returns undefined where nothing is solved, null when solving was cancelled
 */
export async function valuesOf(
  context: Context,
  position: Position,
): Promise<PositionValues | null | undefined> {
  const { game, options, state, seats } = position;
  const { valuesOf: ownValues } = analysisOf(game);
  if (ownValues !== undefined) return ownValues(context, position);
  const solver = solverOf(game.id, seats);
  if (solver === undefined) return undefined;
  const solved = await solutionFor(context, solver, options, false);
  if (solved === null) return null;
  const seat = seatOf(position);
  return {
    how: seats === 2 ? 'exact' : 'equilibrium',
    unit: 'win',
    step: game.step(state),
    wins: solved.solution.value(state),
    moves: seat === undefined ? [] : valuedMoves(solved.solution, state, seat),
  };
}
