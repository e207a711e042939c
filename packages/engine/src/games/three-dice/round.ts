import { allSeats, ofSeat, type Seat, seatAfter } from '../../core/index.ts';
import type { ThreeDiceState } from './state.ts';

/** How many players of this round have rolled when `seat` has: 1 for the starter. */
export function positionOf(state: Pick<ThreeDiceState, 'scores' | 'starter'>, seat: Seat): number {
  const seats = state.scores.length;
  return ((seat - state.starter + seats) % seats) + 1;
}

/** Whether the player just before `seat`, in this round, finished on stairs. */
export function isAfterStairs(
  state: Pick<ThreeDiceState, 'scores' | 'starter' | 'finished'>,
  seat: Seat,
): boolean {
  if (seat === state.starter) return false;
  const seats = state.scores.length;
  const finish = ofSeat(state.finished, (seat + seats - 1) % seats);
  return finish?.kind === 'safe' && finish.roll === 'stairs';
}

/** Whether the seat that plays is the last of the round. */
export const isLastOfRound = (state: ThreeDiceState): boolean =>
  seatAfter(state.seat, state.scores.length) === state.starter;

/** The points of every seat that has finished this round without being safe, by seat. */
export function pointsAtStake(
  state: Pick<ThreeDiceState, 'scores' | 'finished'>,
): { readonly seat: Seat; readonly points: number }[] {
  return allSeats(state.scores.length).flatMap((seat) => {
    const finish = ofSeat(state.finished, seat);
    return finish?.kind === 'points' ? [{ seat, points: finish.points }] : [];
  });
}
