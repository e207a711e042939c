import { keyOf, type Values } from '../values/values.ts';
import type { Chosen } from './calibration.ts';

/** The best moves of a choice; only the played move if it is one of them. */
export function bestMoves(values: Values, { state, seat, move }: Chosen): unknown[] {
  const best = values
    .moves(state, seat, { played: [move] })
    .flatMap((one) => (one.loss === 0 ? [one.move] : []));
  return best.some((one) => keyOf(one) === keyOf(move)) ? [move] : best;
}
