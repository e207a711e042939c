import { type Seat, variantsOf } from '../../core/index.ts';
import type { GreedMove, GreedState } from './state.ts';

export const greedMoveSchema = variantsOf({ roll: {}, stop: {} });

const roll: GreedMove = { type: 'roll' };
const stop: GreedMove = { type: 'stop' };

export function greedMoves(state: GreedState, seat: Seat): readonly GreedMove[] {
  if (state.over || seat !== state.seat) return [];
  switch (state.turn.kind) {
    case 'start':
      return [roll];
    case 'choose':
      return [roll, stop];
    case 'throw':
      return [];
  }
}
