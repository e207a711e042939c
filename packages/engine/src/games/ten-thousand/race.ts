import {
  type Message,
  message,
  ofSeat,
  raceGap,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
  withSeat,
} from '../../core/index.ts';
import type { TenThousandView } from './view.ts';

/**
 * The points missing for the opening or the target, or the gap to the best player where the highest total wins.
 * @param points the points of the running turn, including marked dice
 */
export function raceTenThousand(view: TenThousandView, viewer: Seat | null, points: number): Message | null {
  const { options, scores, step, order, seat } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || step.kind === 'over' || order !== null) return null;
  const totals = withSeat(scores, seat, ofSeat(scores, seat) + points);
  const total = ofSeat(totals, racer.seat);
  if (!ofSeat(view.inGame, racer.seat) && total < options.opening) {
    return message('race-opening', { ...raceValues(racer), opening: options.opening });
  }
  const isByTotal = options.rounds > 0 || scores.some((score) => score >= options.target);
  if (isByTotal) return raceGap(racer, totals, false);
  return message('race-to-go', { ...raceValues(racer), toGo: Math.max(0, options.target - total) });
}
