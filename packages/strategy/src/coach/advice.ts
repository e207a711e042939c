import { type AnyGame, type Message, type Seat, unwrap } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { NextRoll } from '../values/next-roll.ts';
import { leastSwing, rounding } from '../values/thresholds.ts';
import { keyOf, type MoveValue, type PositionValue } from '../values/values.ts';

/** A move with the reasons for and against it. */
export interface AdvisedMove extends Pick<MoveValue, 'move' | 'value'> {
  /** Two standard errors of the value; 0 where nothing is estimated. */
  readonly margin: number;
  /** The roll that follows at once; null where none does. */
  readonly roll: {
    readonly dice: number;
    /** The chance that the turn ends with nothing. */
    readonly bust: number;
    /** The chance to be better off after the roll than with the other move; null for estimated values. */
    readonly ahead: number | null;
  } | null;
  /** The next player's need after a move that ends the turn. */
  readonly next: Message | null;
}

/** The best move of a position and the one to compare it with. */
export interface Advice {
  readonly how: PositionValue['how'];
  readonly unit: PositionValue['unit'];
  readonly best: AdvisedMove;
  /** The best move of another type, or the next best one; null where all moves have the same value. */
  readonly other: AdvisedMove | null;
  /** Why the best is better, where the game says so. */
  readonly reason: Message | null;
  /** Whether only one move is legal. */
  readonly isForced: boolean;
}

const typeOf = ({ move }: MoveValue): string => (move as { readonly type: string }).type;

/** A move of another type explains more than one with other dice, unless it is far worse. */
function otherOf([best, ...rest]: readonly MoveValue[], unit: PositionValue['unit']): MoveValue | undefined {
  if (best === undefined) return undefined;
  const otherType = rest.find((one) => one.loss > 0 && typeOf(one) !== typeOf(best));
  if (otherType !== undefined && otherType.loss < leastSwing[unit]) return otherType;
  return rest.find(({ loss }) => loss > 0);
}

function nextRace(game: AnyGame, state: unknown, seat: Seat, move: unknown): Message | null {
  const after = unwrap(game.apply(state, { seat, move })).state;
  const step = game.step(after);
  if (step.kind !== 'choose' || step.seats.includes(seat)) return null;
  const { race } = game.controls(game.view(after, 'table'), null, null);
  // A race without values has no statement for this position.
  return race === null || Object.keys(race.values).length === 0 ? null : race;
}

/** The chance that a roll leaves more than `value`. */
function aheadOf({ outcomes }: NextRoll, value: number): number | null {
  if (outcomes.some((one) => one.value === null)) return null;
  return outcomes.reduce(
    (sum, outcome) => ((outcome.value ?? 0) > value + rounding ? sum + outcome.chance : sum),
    0,
  );
}

/**
 * The move to play, and the numbers for its reason. Null where no seat chooses, or where moves have no values in the match.
 * @param position the valued moves of `state`
 * @param played the move to weigh the best against, if it is worth less
 */
export function adviceOf(
  position: Pick<PositionValue, 'how' | 'unit' | 'seat' | 'moves' | 'margin'>,
  game: AnyGame,
  state: unknown,
  played?: unknown,
): Advice | null {
  const { how, unit, seat, moves, margin } = position;
  const [best] = moves;
  if (best === undefined || seat === null) return null;
  const key = played === undefined ? undefined : keyOf(game.canonical(played));
  const other = moves.find(({ move, loss }) => loss > 0 && keyOf(move) === key) ?? otherOf(moves, unit);
  const advised = (one: MoveValue, against: MoveValue | undefined): AdvisedMove => {
    const { move, value, roll } = one;
    return {
      move,
      value,
      margin,
      roll:
        roll === null
          ? null
          : { dice: roll.dice, bust: roll.bust, ahead: aheadOf(roll, against?.value ?? value) },
      next: nextRace(game, state, seat, move),
    };
  };
  return {
    how,
    unit,
    best: advised(best, other),
    other: other === undefined ? null : advised(other, best),
    reason: other === undefined ? null : (strategyOf(game.id).reasonOf?.(state, best, other) ?? null),
    isForced: moves.length === 1,
  };
}
