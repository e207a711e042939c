import type { TurnStrategy } from './equilibrium.ts';
import { stakes } from './rounds.ts';
import { spendingOf } from './spending.ts';

/** All leads are multiples of this: so are the points of the rounds, taken or lost, and all prices. */
const grain = 25;

/** The chance of each change of a lead, in grains. */
type Change = ReadonlyMap<number, number>;

function combined(one: Change, other: Change): Map<number, number> {
  const all = new Map<number, number>();
  for (const [a, chance] of one) {
    for (const [b, often] of other) all.set(a + b, (all.get(a + b) ?? 0) + chance * often);
  }
  return all;
}

/**
 * What a lead is worth in a match of two: the probability to win it, when both go on with the turn's equilibrium. Each
 * round falls to either as often, independently of the others, and the prices come off as the equilibrium spends them;
 * a draw is worth half. Points are worth more the closer the match and the fewer turns are left, and nothing once it is
 * decided: that is how points carried from turn to turn are valued.
 */
export class MatchValue {
  readonly #spent: Change;
  /** The changes of a turn, and how likely each is. */
  readonly #swings: Int32Array;
  readonly #chances: Float64Array;
  readonly #step: number;
  /** By turns left, at `lead + middle` in grains. */
  readonly #values: Float64Array[];

  constructor(strategy: TurnStrategy) {
    const spending = [...spendingOf(strategy)].map(([points, chance]) => [points / grain, chance] as const);
    const own: Change = new Map(spending.map(([points, chance]) => [-points, chance]));
    this.#spent = new Map(spending);
    let swing = combined(own, this.#spent);
    for (const points of stakes) {
      const either: Change = new Map([
        [points / grain, 1 / 2],
        [-points / grain, 1 / 2],
      ]);
      swing = combined(swing, either);
    }
    this.#swings = Int32Array.from(swing.keys());
    this.#chances = Float64Array.from(swing.values());
    this.#step = Math.max(...swing.keys());
    this.#values = [Float64Array.of(0.5)];
  }

  /** The probability to win with so many turns to come and so many points more than the other. */
  at(turns: number, lead: number): number {
    return this.#at(turns, lead / grain);
  }

  /** The same when the other's spending of the turn before is still to come off. */
  beforePrices(turns: number, lead: number): number {
    let sum = 0;
    for (const [points, chance] of this.#spent) sum += chance * this.#at(turns, lead / grain + points);
    return sum;
  }

  #at(turns: number, lead: number): number {
    const row = this.#row(turns);
    const at = lead + (row.length - 1) / 2;
    return at < 0 ? 0 : at >= row.length ? 1 : row[at];
  }

  /** A lead beyond the row's ends is decided. */
  #row(turns: number): Float64Array {
    for (let next = this.#values.length; next <= turns; next++) {
      const middle = next * this.#step;
      const row = new Float64Array(2 * middle + 1);
      const last = this.#values[next - 1] ?? row;
      const before = (last.length - 1) / 2;
      for (let lead = -middle; lead <= middle; lead++) {
        let value = 0;
        for (let index = 0; index < this.#swings.length; index++) {
          const at = lead + this.#swings[index] + before;
          const after = at < 0 ? 0 : at >= last.length ? 1 : last[at];
          value += this.#chances[index] * after;
        }
        row[lead + middle] = value;
      }
      this.#values.push(row);
    }
    return this.#values[turns];
  }
}
