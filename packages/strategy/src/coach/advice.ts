import type { AnyGame, Message } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { NextRoll } from '../values/next-roll.ts';
import { leastSwing } from '../values/thresholds.ts';
import { keyOf, type MoveValue, type PositionValue } from '../values/values.ts';

export interface AdvisedMove extends Pick<MoveValue, 'move' | 'value'> {
  /** Two standard errors of the move's value; 0 if the value is exact. */
  readonly margin: number;
  /** The roll that directly follows the move; null if the move leads to no roll. */
  readonly roll: {
    readonly dice: number;
    /** The chance that the roll ends the turn without points. */
    readonly bust: number;
    /**
     * The mean value after a roll that is a bust and after one that scores. Null if no roll is a bust, and for
     * estimated values.
     */
    readonly stakes: { readonly lost: number; readonly scored: number } | null;
  } | null;
}

/** The best move of a position, and the move that it is compared with. */
export interface Advice {
  readonly how: PositionValue['how'];
  readonly unit: PositionValue['unit'];
  readonly best: AdvisedMove;
  /** The best move of another type, the usual move, or the second-best one. Null if all moves have the same value. */
  readonly other: AdvisedMove | null;
  /** Why the best move is better; null if the game has no explanation. */
  readonly reason: Message | null;
  readonly isForced: boolean;
}

const typeOf = ({ move }: MoveValue): string => (move as { readonly type: string }).type;

/**
 * Returns the move to compare with. A move of another type explains more than a move with other dice, so it is
 * preferred unless it is far worse. Of the moves of the same type, the one that players usually make explains the most.
 */
function otherOf(
  { id }: AnyGame,
  best: MoveValue,
  moves: readonly MoveValue[],
  unit: PositionValue['unit'],
): MoveValue | undefined {
  const worse = moves.filter(({ loss }) => loss > 0);
  const otherType = worse.find((one) => typeOf(one) !== typeOf(best));
  if (otherType !== undefined && otherType.loss < leastSwing[unit]) return otherType;
  const sameType = worse.filter((one) => typeOf(one) === typeOf(best));
  return strategyOf(id).usualOf?.(best, sameType) ?? worse[0];
}

function rollOf({ dice, bust, outcomes }: NextRoll): AdvisedMove['roll'] {
  const mean = (busts: boolean, chance: number): number =>
    outcomes.reduce((sum, one) => sum + (one.busts === busts ? one.chance * (one.value ?? 0) : 0), 0) /
    chance;
  const isKnown = bust > 0 && bust < 1 && outcomes.every(({ value }) => value !== null);
  return { dice, bust, stakes: isKnown ? { lost: mean(true, bust), scored: mean(false, 1 - bust) } : null };
}

/**
 * Returns the best move and the numbers that explain it. Null if no seat chooses, or if moves have no values in this
 * match.
 * @param position the valued moves of `state`
 * @param played the move that the player made; the best move is compared with it if it is worse
 */
export function adviceOf(
  position: Pick<PositionValue, 'how' | 'unit' | 'seat' | 'moves' | 'margin' | 'bestIfLevel'>,
  game: AnyGame,
  state: unknown,
  played?: unknown,
): Advice | null {
  const { how, unit, seat, moves, margin, bestIfLevel } = position;
  const [best] = moves;
  if (best === undefined || seat === null) return null;
  const key = played === undefined ? undefined : keyOf(game.canonical(played));
  const other =
    moves.find(({ move, loss }) => loss > 0 && keyOf(move) === key) ?? otherOf(game, best, moves, unit);
  const advised = ({ move, value, roll }: MoveValue): AdvisedMove => ({
    move,
    value,
    margin,
    roll: roll === null ? null : rollOf(roll),
  });
  return {
    how,
    unit,
    best: advised(best),
    other: other === undefined ? null : advised(other),
    reason:
      other === undefined
        ? null
        : (strategyOf(game.id).reasonOf?.(state, best, other, seat, bestIfLevel) ?? null),
    isForced: moves.length === 1,
  };
}
