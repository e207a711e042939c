import type { AnyGame } from '@dicehall/engine';
import type { Explored } from '../explore/index.ts';
import { leastSwing, nearly } from '../review/thresholds.ts';
import type { ValueUnit } from '../solve/index.ts';

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

/**
 * How good a choice was, by the thresholds of reviews. Null where there was nothing to choose: a single move, or moves that
 * are all worth the same. Null also where values are estimated and the loss is within their margins.
 */
export function markOf({ moves, unit }: Explored, game: AnyGame, move: unknown): MarkedChoice | null {
  const [best] = moves;
  const key = JSON.stringify(game.canonical(move));
  const played = moves.find((one) => JSON.stringify(one.move) === key);
  if (best === undefined || played === undefined || unit === 'points') return null;
  const doubt = best.margin + played.margin;
  if (moves.every(({ loss }) => loss === 0) || (doubt > 0 && played.loss <= doubt)) return null;
  return { mark: wordOf(played.loss, unit), unit, loss: played.loss, best: best.move };
}
