import type { AnyGame } from '@dicehall/engine';
import type { Explored } from '../explore/index.ts';
import { leastSwing, nearly } from '../review/thresholds.ts';
import type { ValueUnit } from '../solve/solution.ts';

/** A choice against the best one. */
export interface MarkedChoice {
  readonly mark: 'best' | 'fine' | 'mistake' | 'blunder';
  readonly unit: ValueUnit;
  readonly loss: number;
  readonly best: unknown;
}

function wordOf(loss: number, unit: ValueUnit): MarkedChoice['mark'] {
  if (loss === 0) return 'best';
  if (loss <= nearly[unit]) return 'fine';
  return loss < leastSwing[unit] ? 'mistake' : 'blunder';
}

const played = ({ moves }: Pick<Explored, 'moves'>, game: AnyGame, move: unknown) => {
  const key = JSON.stringify(game.canonical(move));
  return moves.find((one) => JSON.stringify(one.move) === key);
};

/** How much less than the best a move is worth; 0 for one that is not listed. */
export const lossOf = (explored: Pick<Explored, 'moves'>, game: AnyGame, move: unknown): number =>
  played(explored, game, move)?.loss ?? 0;

/**
 * How good a choice was, by the thresholds of reviews. Null where there was nothing to choose: a single move, or moves that
 * are all worth the same. Null also where values are estimated and the loss is within their margins.
 */
export function markOf(
  explored: Pick<Explored, 'unit' | 'moves'>,
  game: AnyGame,
  move: unknown,
): MarkedChoice | null {
  const { moves, unit } = explored;
  const [best] = moves;
  const own = played(explored, game, move);
  if (best === undefined || own === undefined || unit === 'points') return null;
  const doubt = best.margin + own.margin;
  if (moves.every(({ loss }) => loss === 0) || (doubt > 0 && own.loss <= doubt)) return null;
  return { mark: wordOf(own.loss, unit), unit, loss: own.loss, best: best.move };
}
