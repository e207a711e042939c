import { type Message, raceGap, racerOf, type Seat } from '../../core/index.ts';
import type { HiddenPairsView } from './view.ts';

/** The gap to the other players, as far as points are public. */
export function raceHiddenPairs(view: HiddenPairsView, viewer: Seat | null): Message | null {
  const leader = view.scores.indexOf(Math.max(...view.scores));
  const racer = racerOf(viewer, leader);
  return racer === null || view.step.kind === 'over' ? null : raceGap(racer, view.scores, false);
}
