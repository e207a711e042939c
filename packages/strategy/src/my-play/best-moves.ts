import type { Judge } from '../review/judge.ts';
import { same } from '../review/luck.ts';
import type { Chosen } from './calibration.ts';

/** The moves that are worth most at a choice; the played one alone where it is among them. */
export function bestMoves(judge: Judge, { state, seat, move }: Chosen): unknown[] {
  const moves = judge.choices(state, seat, move);
  const most = Math.max(...moves.map(({ value }) => value));
  const best = moves.filter(({ value }) => value >= most - same).map((one) => one.move);
  const own = JSON.stringify(move);
  return best.some((one) => JSON.stringify(one) === own) ? [move] : best;
}
