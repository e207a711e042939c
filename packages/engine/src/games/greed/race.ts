import {
  type Message,
  message,
  ofSeat,
  type Racer,
  raceGap,
  racerOf,
  raceValues,
  type Seat,
  seatAfter,
  shownSeat,
} from '../../core/index.ts';
import type { GreedView } from './view.ts';

/** Whether a seat still has a turn in the final round. */
function hasLastTurn({ seat, finalBy, scores }: GreedView, racer: Seat): boolean {
  for (let next = seat; next !== finalBy; next = seatAfter(next, scores.length)) {
    if (next === racer) return true;
  }
  return false;
}

function finalRace(view: GreedView, racer: Racer): Message | null {
  const { scores } = view;
  if (!hasLastTurn(view, racer.seat)) return raceGap(racer, scores, false);
  const best = Math.max(...scores);
  return message('greed-race-final', {
    ...raceValues(racer),
    best,
    leader: { seat: scores.indexOf(best) },
  });
}

/** The state of the race: the points missing for the opening, for the target, or for a win in the final round. */
export function raceGreed(view: GreedView, viewer: Seat | null): Message | null {
  const { scores, inGame, opening, target, turnPoints } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || view.step.kind === 'over') return null;
  if (view.finalBy !== null) return finalRace(view, racer);
  const { seat } = racer;
  const points = seat === view.seat ? turnPoints : 0;
  if (!ofSeat(inGame, seat) && points < opening) {
    return message('race-opening', { ...raceValues(racer), opening });
  }
  const toGo = target - ofSeat(scores, seat) - points;
  return toGo > 0
    ? message('race-to-go', { ...raceValues(racer), toGo })
    : message('greed-race-reached', { target });
}
