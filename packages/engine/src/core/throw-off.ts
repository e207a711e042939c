import type { Face } from './face.ts';
import type { Seat } from './seat.ts';

/**
 * Several seats throw the same number of dice, one after the other in seat order, and the best throw decides;
 * equal bests throw again among themselves. Used for the order of play, roll-offs and tie-breaks.
 */
export interface ThrowOff {
  /** Who throws in this round of the throw-off, in seat order. */
  readonly seats: readonly Seat[];
  /** What was thrown so far in this round, in the order of `seats`. */
  readonly thrown: readonly (readonly Face[])[];
}

/** Starts a throw-off among `seats` (two or more, in rising order). */
export const startThrowOff = (seats: readonly Seat[]): ThrowOff => ({ seats, thrown: [] });

/** The seat whose throw is next. */
export function throwOffSeat(throwOff: ThrowOff): Seat {
  const seat = throwOff.seats[throwOff.thrown.length];
  if (seat === undefined) throw new RangeError('This throw-off is complete');
  return seat;
}

/**
 * Takes the next throw of a throw-off.
 * @param worth what a throw is worth; the highest wins
 * @returns the winner, or the throw-off as it goes on
 */
export function throwOffThrown(
  throwOff: ThrowOff,
  dice: readonly Face[],
  worth: (dice: readonly Face[]) => number,
): { readonly winner: Seat } | { readonly next: ThrowOff; readonly tied: boolean } {
  const thrown = [...throwOff.thrown, dice];
  if (thrown.length < throwOff.seats.length) return { next: { ...throwOff, thrown }, tied: false };
  const worths = thrown.map(worth);
  const best = Math.max(...worths);
  const leaders = throwOff.seats.filter((_, index) => worths[index] === best);
  const [winner] = leaders;
  if (leaders.length === 1 && winner !== undefined) return { winner };
  return { next: startThrowOff(leaders), tied: true };
}
