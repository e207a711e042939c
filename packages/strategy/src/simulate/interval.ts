/** A figure that was measured on a sample, and between which bounds the true one lies, 95 times of 100. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const z = 1.959964;

/**
 * A share of so many trials with its interval (Wilson 1927). Shared wins count as parts of a win, which makes the interval
 * a little wider than it need be.
 * @param wins 0 to `trials`, not always whole
 */
export function shareOf(wins: number, trials: number): Measured {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const mean = wins / trials;
  const centre = (mean + z ** 2 / (2 * trials)) / (1 + z ** 2 / trials);
  const half =
    (z / (1 + z ** 2 / trials)) * Math.sqrt((mean * (1 - mean)) / trials + z ** 2 / (4 * trials ** 2));
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The mean of some values with its interval, from their number, sum and sum of squares. */
export function meanOf(count: number, sum: number, squares: number): Measured {
  if (count === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * mean ** 2) / (count - 1) : 0;
  const half = z * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}
