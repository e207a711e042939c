import type { Values } from '../values/values.ts';
import type { Chosen } from './calibration.ts';

export const bestMoves = (values: Values, { state, seat, move }: Chosen): unknown[] =>
  values.moves(state, seat, { played: [move] }).flatMap((one) => (one.loss === 0 ? [one.move] : []));
