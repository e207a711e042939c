import type { AnyGame } from '@dicehall/engine';
import { type Grade, gradeOf } from '../values/thresholds.ts';
import { keyOf, type MoveValue, type PositionValue } from '../values/values.ts';

export interface MarkedChoice {
  readonly mark: 'best' | 'fine' | Grade;
  readonly unit: PositionValue['unit'];
  readonly loss: number;
  readonly best: unknown;
  /** The value of the best move. */
  readonly worth: number;
  /** Two standard errors of the values; 0 if they are not estimated. */
  readonly margin: number;
}

const wordOf = ({ loss, margin }: MoveValue, unit: PositionValue['unit']): MarkedChoice['mark'] =>
  loss === 0 ? 'best' : (gradeOf({ unit, noise: margin }, { error: loss, margin }) ?? 'fine');

const played = ({ moves }: Pick<PositionValue, 'moves'>, game: AnyGame, move: unknown) => {
  const key = keyOf(game.canonical(move));
  return moves.find((one) => keyOf(one.move) === key);
};

/** Returns how much less a move is worth than the best move; 0 for a move that is not in the list. */
export const lossOf = (position: Pick<PositionValue, 'moves'>, game: AnyGame, move: unknown): number =>
  played(position, game, move)?.loss ?? 0;

/**
 * Marks a choice by the thresholds of the review. Null if there was nothing to choose, or if an estimated choice may be
 * the best within its margin.
 */
export function markOf(
  position: Pick<PositionValue, 'unit' | 'moves' | 'margin'>,
  game: AnyGame,
  move: unknown,
): MarkedChoice | null {
  const { moves, unit, margin } = position;
  const [best] = moves;
  const own = played(position, game, move);
  if (own === undefined || moves.every(({ loss }) => loss === 0)) return null;
  if (own.loss === 0 && own.margin > 0) return null;
  return { mark: wordOf(own, unit), unit, loss: own.loss, best: best.move, worth: best.value, margin };
}
