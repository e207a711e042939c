import { type Message, message } from './message.ts';
import { type BySeat, ofSeat, type Seat } from './seat.ts';

/** The seat whose place in the race is shown, and whether it is the viewer's own. */
export interface Racer {
  readonly seat: Seat;
  readonly isViewer: boolean;
}

/** Returns the viewer's own seat; for spectators, the seat whose turn is shown. Null when the match is over. */
export function racerOf(viewer: Seat | null, shown: Seat | null): Racer | null {
  const seat = viewer ?? shown;
  return seat === null ? null : { seat, isViewer: viewer !== null };
}

export const raceValues = ({ seat, isViewer }: Racer) => ({
  seat: { seat },
  mine: isViewer ? 'yes' : 'no',
});

/**
 * Returns how many points a seat is missing after those at stake.
 * @param missing the points missing without those at stake
 */
export const raceToGo = (racer: Racer, missing: number, stake: number, target: number): Message =>
  missing > stake
    ? message('race-to-go', { ...raceValues(racer), toGo: missing - stake, stake })
    : message('race-reached', { target });

/**
 * Returns how far a seat is ahead of its best rival or behind the leader. Null if all have the same score or there are
 * no rivals.
 */
export function raceGap(racer: Racer, scores: BySeat<number>, lowScoreWins: boolean): Message | null {
  const merits = scores.map((score) => (lowScoreWins ? -score : score));
  const own = ofSeat(merits, racer.seat);
  const rivals = merits.flatMap((merit, seat) => (seat === racer.seat ? [] : [{ merit, seat }]));
  if (rivals.every(({ merit }) => merit === own)) return null;
  const best = Math.max(...rivals.map(({ merit }) => merit));
  const leaders = rivals.filter(({ merit }) => merit === best);
  const values = {
    ...raceValues(racer),
    by: Math.abs(own - best),
    leader: { seat: leaders[0]?.seat ?? racer.seat },
  };
  if (own === best) return message('race-level', values);
  if (own > best) return message('race-lead', values);
  return message('race-behind', { ...values, leaders: leaders.length });
}
