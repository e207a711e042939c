import type { Face } from './face.ts';
import type { Seat } from './seat.ts';

/**
 * Several seats roll the same number of dice, one after the other in seat order. The best roll decides; equal bests roll
 * again among themselves. It decides the start, roll-offs and tie-breaks.
 */
export interface ThrowOff {
  /** The seats that roll in this round of the throw-off, in seat order. */
  readonly seats: readonly Seat[];
  /** The rolls of this round so far, in the order of `seats`. */
  readonly thrown: readonly (readonly Face[])[];
}

/** @param seats two or more, in rising order */
export const startThrowOff = (seats: readonly Seat[]): ThrowOff => ({ seats, thrown: [] });

export function throwOffSeat(throwOff: ThrowOff): Seat {
  const seat = throwOff.seats[throwOff.thrown.length];
  if (seat === undefined) throw new RangeError('This throw-off is complete');
  return seat;
}

/**
 * Takes the next roll.
 * @param value the value of a roll; the highest wins
 * @returns the winner, or the throw-off as it continues; `tied` if a new round starts
 */
export function throwOffThrown(
  throwOff: ThrowOff,
  dice: readonly Face[],
  value: (dice: readonly Face[]) => number,
): { readonly winner: Seat } | { readonly next: ThrowOff; readonly tied: boolean } {
  const thrown = [...throwOff.thrown, dice];
  if (thrown.length < throwOff.seats.length) return { next: { ...throwOff, thrown }, tied: false };
  const values = thrown.map(value);
  const best = Math.max(...values);
  const leaders = throwOff.seats.filter((_, index) => values[index] === best);
  const [winner] = leaders;
  if (leaders.length === 1 && winner !== undefined) return { winner };
  return { next: startThrowOff(leaders), tied: true };
}
