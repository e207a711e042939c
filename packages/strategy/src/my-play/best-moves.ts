import { keyOf, type Values } from '../values/values.ts';
import type { Chosen } from './calibration.ts';

/** Returns only the played move if it is one of the best moves. */
export function bestMoves(values: Values, { state, seat, move }: Chosen): unknown[] {
  const best = values
    .moves(state, seat, { played: [move] })
    .flatMap((one) => (one.loss === 0 ? [one.move] : []));
  return best.some((one) => keyOf(one) === keyOf(move)) ? [move] : best;
}
