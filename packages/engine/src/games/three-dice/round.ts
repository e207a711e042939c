import { ofSeat, type Seat, seatAfter } from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import type { Finish, ThreeDiceState } from './state.ts';

/** Returns the place of a seat in the turn order of the round, from 1 for the starter. */
export function positionOf(state: Pick<ThreeDiceState, 'scores' | 'starter'>, seat: Seat): number {
  const seats = state.scores.length;
  return ((seat - state.starter + seats) % seats) + 1;
}

/** Whether the previous player of this round finished on stairs. */
export function isAfterStairs(
  state: Pick<ThreeDiceState, 'scores' | 'starter' | 'finished'>,
  seat: Seat,
): boolean {
  if (seat === state.starter) return false;
  const seats = state.scores.length;
  const finish = ofSeat(state.finished, (seat + seats - 1) % seats);
  return finish?.kind === 'safe' && finish.roll === 'stairs';
}

export const isLastOfRound = (state: ThreeDiceState): boolean =>
  seatAfter(state.seat, state.scores.length) === state.starter;

/**
 * Returns the seats that pay although they do not lose: those that are not safe and have fewer points than `payBelow`.
 */
export const payersOf = (
  finished: readonly (Finish | null)[],
  losers: readonly Seat[],
  { payBelow }: Pick<ThreeDiceOptions, 'payBelow'>,
): Seat[] =>
  finished.flatMap((finish, seat) =>
    finish?.kind === 'points' && finish.points < payBelow && !losers.includes(seat) ? [seat] : [],
  );

/** Returns the seats with the fewest points among those that have finished this round and are not safe. */
export function losersOf({ finished }: Pick<ThreeDiceState, 'finished'>): {
  readonly points: number;
  readonly seats: readonly Seat[];
} {
  const pointsOf = finished.map((finish) => (finish?.kind === 'points' ? finish.points : Infinity));
  const points = Math.min(...pointsOf);
  return { points, seats: pointsOf.flatMap((own, seat) => (own === points && own < Infinity ? [seat] : [])) };
}
