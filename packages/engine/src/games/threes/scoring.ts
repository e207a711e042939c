import { type Face, sumOf } from '../../core/index.ts';

/** The score of five 6s: shooting the moon. */
export const moon = -30;

export const dieScore = (face: Face): number => (face === 3 ? 0 : face);

/** Scores the five dice of a turn; fewer points are better. */
export function scoreThrees(dice: readonly Face[]): number {
  return dice.every((face) => face === 6) ? moon : sumOf(dice.map(dieScore));
}
