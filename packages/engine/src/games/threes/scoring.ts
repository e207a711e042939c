import { type Face, sumOf } from '../../core/index.ts';

/** What all dice showing 6 score: shooting the moon. */
export const moon = -30;

export const dieScore = (face: Face): number => (face === 3 ? 0 : face);

/** Scores the five dice of a turn; the fewer points the better. */
export function scoreThrees(dice: readonly Face[]): number {
  return dice.every((face) => face === 6) ? moon : sumOf(dice.map(dieScore));
}
