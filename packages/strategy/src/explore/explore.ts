import { type AnyGame, type BySeat, type Seat, type Step, unwrap } from '@dicehall/engine';
import { cached } from '../cached.ts';
import { same } from '../review/luck.ts';
import type { Explorer, WeighedMove } from './explorer.ts';
import { type NextRoll, nextRoll } from './next-roll.ts';

export interface ExploredMove extends WeighedMove {
  /** How much less than the best move it is worth. */
  readonly loss: number;
  /** The roll that follows it at once; null where none does. */
  readonly roll: NextRoll | null;
}

/** A position, and what each legal move there is worth. */
export interface Explored extends Pick<Explorer, 'how' | 'unit'> {
  readonly step: Step;
  /** The seat that chooses; null where none does. */
  readonly seat: Seat | null;
  /** By seat; null where only moves have values. */
  readonly values: BySeat<number> | null;
  /** The best first. */
  readonly moves: readonly ExploredMove[];
  /** The roll that the position waits for; null where it waits for none. */
  readonly roll: NextRoll | null;
}

/** Of a position with thousands of moves, the best are sent: between threads and over the network. */
export const mostSentMoves = 300;

/**
 * What every legal move of a position is worth to the seat that chooses, what it loses against the best move, and what
 * the roll after it brings.
 * @param chooser one of the seats that choose, where several do; the first by default
 */
export function explore(explorer: Explorer, game: AnyGame, position: unknown, chooser?: Seat): Explored {
  const { how, unit } = explorer;
  const seat = chooser ?? choosing(game.step(position));
  const state = seat === null ? position : (explorer.seen?.(position, seat) ?? position);
  const step = seat === null ? game.step(state) : game.view(state, seat).step;
  const mover = seat !== null && step.kind === 'choose' && step.seats.includes(seat) ? seat : null;
  const rollOf = cached(
    (after: unknown) => game.formatPosition(after),
    (after) => ({ roll: nextRoll(explorer, game, after, seat ?? undefined) }),
  );
  const weighed = mover === null ? [] : explorer.moves(state, mover);
  const best = weighed.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const rollAfter = (move: unknown): NextRoll | null => {
    if (mover === null || explorer.rolls?.(move) === false) return null;
    const { roll } = rollOf(unwrap(game.apply(state, { seat: mover, move })).state);
    return roll?.seat === mover ? roll : null;
  };
  const moves = weighed.map((one): ExploredMove => {
    const loss = best - one.value;
    return { ...one, loss: loss <= same ? 0 : loss, roll: rollAfter(one.move) };
  });
  return {
    how,
    unit,
    step,
    seat: mover,
    values: explorer.values(state),
    moves: moves.sort((a, b) => b.value - a.value),
    roll: step.kind === 'throw' ? nextRoll(explorer, game, state) : null,
  };
}

const choosing = (step: Step): Seat | null => (step.kind === 'choose' ? (step.seats[0] ?? null) : null);
