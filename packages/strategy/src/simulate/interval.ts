/** An estimate and its 95 % confidence interval. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % quantile of the normal distribution. */
const normalQuantile = 1.959964;

/**
 * Returns Wilson's score interval (1927). Shared wins make it slightly too wide.
 * @param wins 0 to `trials`, not necessarily an integer
 */
export function shareOf(wins: number, trials: number): Measured {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const mean = wins / trials;
  const centre = (mean + normalQuantile ** 2 / (2 * trials)) / (1 + normalQuantile ** 2 / trials);
  const half =
    (normalQuantile / (1 + normalQuantile ** 2 / trials)) *
    Math.sqrt((mean * (1 - mean)) / trials + normalQuantile ** 2 / (4 * trials ** 2));
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function meanOf(count: number, sum: number, squares: number): Measured {
  if (count === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * mean ** 2) / (count - 1) : 0;
  const half = normalQuantile * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}

export class Tally {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value ** 2;
  }

  get measured(): Measured {
    return meanOf(this.#count, this.#sum, this.#squares);
  }
}
