import type { Seat } from '@dicehall/engine';
import type { Values } from '../values/values.ts';

/**
 * How a choice differs from the best one. `early`, `late`: the points by which a stop was too early or a roll too
 * late. `kept`: the dice kept beyond the best number. `stayed`, `rolled`: 1 for staying too early or rolling too
 * often.
 */
export type Measure = 'early' | 'late' | 'kept' | 'stayed' | 'rolled';

/** The distance of one choice from the best one, in a unit that players can count. */
export interface Deviation {
  readonly measure: Measure;
  /** The number of dice left, of dice rolled, or of rolls left. Only choices with equal numbers are compared. */
  readonly at: number;
  readonly by: number;
}

/**
 * A summary of the deviations with the same measure and number: their count, their sum, and the sum of their squares.
 */
export interface Calibration extends Pick<Deviation, 'measure' | 'at'> {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Chosen {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Measures a choice in a game. Null for kinds of choices without a measure. */
export type MeasureChoice = (values: Values, chosen: Chosen) => Deviation | null;

/** Merges calibrations. The result is ordered by measure, then by number. */
export function calibrated(parts: readonly Calibration[]): Calibration[] {
  const found = new Map<string, Calibration>();
  for (const part of parts) {
    const key = `${part.measure} ${part.at}`;
    const { count, sum, squares } = found.get(key) ?? { count: 0, sum: 0, squares: 0 };
    found.set(key, {
      ...part,
      count: count + part.count,
      sum: sum + part.sum,
      squares: squares + part.squares,
    });
  }
  return [...found.values()].sort((a, b) => a.measure.localeCompare(b.measure) || a.at - b.at);
}

export const calibrationOf = (
  values: Values,
  measure: MeasureChoice | undefined,
  choices: readonly Chosen[],
): Calibration[] =>
  calibrated(
    choices.flatMap((chosen) => {
      const found = measure?.(values, chosen) ?? null;
      if (found === null) return [];
      const { by, ...of } = found;
      return [{ ...of, count: 1, sum: by, squares: by ** 2 }];
    }),
  );
