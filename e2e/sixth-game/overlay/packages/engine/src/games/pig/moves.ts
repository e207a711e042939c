import { type Seat, variantsOf } from '../../core/index.ts';
import type { PigMove, PigState } from './state.ts';

export const pigMoveSchema = variantsOf({ roll: {}, bank: {} });

/** Returns every legal move of a seat: first rolling, then banking. */
export function pigMoves({ seat, turn, winner }: PigState, mover: Seat): readonly PigMove[] {
  if (winner !== null || mover !== seat || turn.kind === 'throw') return [];
  return turn.kind === 'start' ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'bank' }];
}
