import type { AnyGame } from '@dicehall/engine';
import { leastSwing, nearTie } from '../values/thresholds.ts';
import { keyOf, type PositionValue } from '../values/values.ts';

/** A choice against the best one. */
export interface MarkedChoice {
  readonly mark: 'best' | 'fine' | 'mistake' | 'blunder';
  readonly unit: PositionValue['unit'];
  readonly loss: number;
  readonly best: unknown;
}

function wordOf(loss: number, unit: PositionValue['unit']): MarkedChoice['mark'] {
  if (loss === 0) return 'best';
  if (loss <= nearTie[unit]) return 'fine';
  return loss < leastSwing[unit] ? 'mistake' : 'blunder';
}

const played = ({ moves }: Pick<PositionValue, 'moves'>, game: AnyGame, move: unknown) => {
  const key = keyOf(game.canonical(move));
  return moves.find((one) => keyOf(one.move) === key);
};

/** How much less than the best a move is worth; 0 for one that is not listed. */
export const lossOf = (position: Pick<PositionValue, 'moves'>, game: AnyGame, move: unknown): number =>
  played(position, game, move)?.loss ?? 0;

/**
 * How good a choice was, by the thresholds of reviews. Null where there was nothing to choose: a single move, or moves that
 * are all worth the same. Null also where values are estimated and may be the best within their margins.
 */
export function markOf(
  position: Pick<PositionValue, 'unit' | 'moves'>,
  game: AnyGame,
  move: unknown,
): MarkedChoice | null {
  const { moves, unit } = position;
  const [best] = moves;
  const own = played(position, game, move);
  if (best === undefined || own === undefined || moves.every(({ loss }) => loss === 0)) return null;
  if (own.loss === 0 && own.margin > 0) return null;
  return { mark: wordOf(own.loss, unit), unit, loss: own.loss, best: best.move };
}
