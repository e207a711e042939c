import { keyOf, type Values } from '../values/values.ts';
import type { Chosen, Deviation } from './calibration.ts';

/** A choice between stopping and rolling on, as a game describes it. */
export interface StopChoice {
  readonly dice: number;
  readonly points: number;
  readonly stops: boolean;
  /** Returns the same choice with another number of points in the turn; null if it cannot occur. */
  at(points: number): { readonly state: unknown; readonly stop: unknown; readonly roll: unknown } | null;
}

const step = 50;
const mostSteps = 60;

/** Returns by how many points a stop was too early or a roll too late; 0 if the choice was right. */
export function stopDeviation(values: Values, { seat }: Chosen, choice: StopChoice): Deviation | null {
  const { dice, points, stops } = choice;
  const stopIsBest = (at: number): boolean | null => {
    const there = choice.at(at);
    if (there === null) return null;
    const moves = values.moves(there.state, seat, { played: [there.stop, there.roll] });
    const worthOf = (wanted: unknown): number => {
      return moves.find(({ move }) => keyOf(move) === keyOf(wanted))?.value ?? Number.NEGATIVE_INFINITY;
    };
    return worthOf(there.stop) >= worthOf(there.roll);
  };
  const missed = (): number => {
    for (let steps = 1; steps <= mostSteps; steps++) {
      const best = stopIsBest(points + steps * (stops ? step : -step));
      if (best === null) return stops ? (steps - 1) * step : steps * step;
      // If there are several thresholds, the nearest one below the points counts.
      if (best === stops) return stops ? steps * step : (steps - 1) * step;
    }
    return mostSteps * step;
  };
  const best = stopIsBest(points);
  if (best === null) return null;
  return { measure: stops ? 'early' : 'late', at: dice, by: best === stops ? 0 : missed() };
}
