import {
  type Message,
  message,
  ofSeat,
  type Racer,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
} from '../../core/index.ts';
import { losersOf } from './round.ts';
import type { ThreeDiceView } from './view.ts';

/** The state of a seat that has finished the round. */
function finishedRace(racer: Racer, kind: 'safe' | 'points', lowest: readonly Seat[]): Message {
  const values = raceValues(racer);
  if (kind === 'safe') return message('three-dice-race-safe', values);
  return lowest.includes(racer.seat)
    ? message('three-dice-race-lowest', values)
    : message('three-dice-race-ahead', { ...values, seats: { seats: lowest }, count: lowest.length });
}

/** The points to beat in this round, and who is safe; null before any seat has finished. */
export function raceThreeDice(view: ThreeDiceView, viewer: Seat | null): Message | null {
  const { step, throwOff, finished } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || step.kind === 'over' || throwOff !== null) return null;
  const { points, seats: lowest } = losersOf(view);
  const own = ofSeat(finished, racer.seat);
  if (own !== null) return finishedRace(racer, own.kind, lowest);
  const safe = finished.flatMap((finish, seat) => (finish?.kind === 'safe' ? [seat] : []));
  if (lowest.length === 0 && safe.length === 0) return message('three-dice-race-first');
  return message('three-dice-race-beat', {
    points: lowest.length === 0 ? 0 : points,
    seats: { seats: lowest },
    safe: { seats: safe },
    safeCount: safe.length,
  });
}
