import {
  type Message,
  message,
  ofSeat,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
} from '../../core/index.ts';
import type { TenThousandView } from './view.ts';

/** The state of the race: the points missing for the opening, or for the target. @param points the running turn, including marked dice */
export function raceTenThousand(view: TenThousandView, viewer: Seat | null, points: number): Message | null {
  const { options, scores, step, order } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || step.kind === 'over' || order !== null) return null;
  const total = ofSeat(scores, racer.seat) + (racer.seat === view.seat ? points : 0);
  return total < options.opening
    ? message('race-opening', { ...raceValues(racer), opening: options.opening })
    : message('race-to-go', { ...raceValues(racer), toGo: Math.max(0, options.target - total) });
}
