import { keyOf, type Values } from '../values/values.ts';
import type { Chosen } from './calibration.ts';

/** Returns the best moves of a choice. If the played move is one of them, it returns only that move. */
export function bestMoves(values: Values, { state, seat, move }: Chosen): unknown[] {
  const best = values
    .moves(state, seat, { played: [move] })
    .flatMap((one) => (one.loss === 0 ? [one.move] : []));
  return best.some((one) => keyOf(one) === keyOf(move)) ? [move] : best;
}
