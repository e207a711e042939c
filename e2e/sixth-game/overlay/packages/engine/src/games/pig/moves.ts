import * as z from 'zod/mini';
import type { Seat } from '../../core/index.ts';
import type { PigMove, PigState } from './state.ts';

export const pigMoveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('bank') }),
]);

/** Every legal move of a seat: roll first, then bank. */
export function pigMoves({ seat, turn, winner }: PigState, mover: Seat): readonly PigMove[] {
  if (winner !== null || mover !== seat || turn.kind === 'throw') return [];
  return turn.kind === 'start' ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'bank' }];
}
