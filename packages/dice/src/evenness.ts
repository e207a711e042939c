import { type Face, faces } from '@dicehall/engine';

export interface Evenness {
  readonly dice: number;
  /** The number of dice that show each face; index 0 is face 1. */
  readonly counts: readonly number[];
  /** Pearson's chi-square statistic against equal frequencies; 0 if there are no dice. */
  readonly chiSquare: number;
  /** The p-value: the probability that fair dice are at least as uneven. */
  readonly chance: number;
}

/** The minimum number of dice for a meaningful test: each face is expected ten times. */
export const enoughDice = 60;

/** Computes the complementary error function for x ≥ 0, with an error of at most 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** Returns the probability that chi-square with five degrees of freedom is at least x (Abramowitz and Stegun, 26.4.4). */
function upperTail(x: number): number {
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
}

/**
 * Tests whether all faces are equally frequent.
 * @param counts the number of dice that show each face, face 1 first
 */
export function evennessOf(counts: readonly number[]): Evenness {
  const dice = counts.reduce((sum, count) => sum + count, 0);
  if (dice === 0) return { dice, counts, chiSquare: 0, chance: 1 };
  const expected = dice / faces.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { dice, counts, chiSquare, chance: upperTail(chiSquare) };
}

/** Returns the number of dice that show each face, face 1 first. */
export function countByFace(thrown: Iterable<Face>): number[] {
  const counts = faces.map(() => 0);
  for (const face of thrown) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}
