import type { BaseEvent, EventOf } from './event.ts';
import type { Face } from './face.ts';
import type { Seat } from './seat.ts';
import { type Transition, transition } from './transition.ts';

/**
 * Several seats roll the same number of dice, one after the other. The best roll wins; seats that tie for it roll
 * again.
 */
export interface ThrowOff {
  /** The seats that roll in this round of the throw-off, in seat order. */
  readonly seats: readonly Seat[];
  /** The rolls of this round so far, in the order of `seats`. */
  readonly thrown: readonly (readonly Face[])[];
}

/**
 * Starts a throw-off.
 * @param seats at least two seats, in rising order
 */
export const startThrowOff = (seats: readonly Seat[]): ThrowOff => ({ seats, thrown: [] });

export function throwOffSeat(throwOff: ThrowOff): Seat {
  const seat = throwOff.seats[throwOff.thrown.length];
  if (seat === undefined) throw new RangeError('This throw-off is complete');
  return seat;
}

/**
 * Applies the next roll.
 * @param value returns the value of a roll; the highest value wins. It is negative if the fewest points win.
 * @param goOn returns the state while the throw-off continues
 * @param win returns the transition when one seat has won
 */
export function rollOff<State, Event extends BaseEvent>(
  { seats, thrown }: ThrowOff,
  rolled: EventOf<'rolled'>,
  value: (dice: readonly Face[]) => number,
  goOn: (throwOff: ThrowOff) => State,
  win: (winner: Seat) => Transition<State, Event>,
): Transition<State, Event | EventOf<'rolled' | 'tied'>> {
  const now = [...thrown, rolled.dice];
  if (now.length < seats.length) return transition(goOn({ seats, thrown: now }), rolled);
  const values = now.map(value);
  const best = Math.max(...values);
  const leaders = seats.filter((_, index) => values[index] === best);
  const [winner] = leaders;
  if (leaders.length > 1 || winner === undefined) {
    const tied: EventOf<'tied'> = { kind: 'tied', seats: leaders, value: Math.abs(best) };
    return transition<State, EventOf<'rolled' | 'tied'>>(goOn(startThrowOff(leaders)), rolled, tied);
  }
  const { state, events } = win(winner);
  return { state, events: [rolled, ...events] };
}
