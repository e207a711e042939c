import type { TurnStrategy } from './equilibrium.ts';
import { stakes } from './rounds.ts';
import { spendingOf } from './spending.ts';

/** The divisor of all points and prices. */
const grain = 25;

/** The probability of each change of the lead, in grains. */
type Change = ReadonlyMap<number, number>;

function combined(one: Change, other: Change): Map<number, number> {
  const all = new Map<number, number>();
  for (const [a, chance] of one) {
    for (const [b, often] of other) all.set(a + b, (all.get(a + b) ?? 0) + chance * often);
  }
  return all;
}

/**
 * The win probability of a lead in a match of two if both play the equilibrium of each turn. An approximation: each round is
 * won with probability 1/2, independently, and prices are paid as the equilibrium spends. A draw counts half.
 */
export class MatchValue {
  /** The changes of the lead in a turn, and their probabilities. */
  readonly #swings: Int32Array;
  readonly #chances: Float64Array;
  readonly #step: number;
  /** By turns left; at `lead + middle`, in grains. */
  readonly #values: Float64Array[];

  constructor(strategy: TurnStrategy) {
    const spending = [...spendingOf(strategy)].map(([points, chance]) => [points / grain, chance] as const);
    const own: Change = new Map(spending.map(([points, chance]) => [-points, chance]));
    let swing = combined(own, new Map(spending));
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

  /** @param turns still to play */
  at(turns: number, lead: number): number {
    return this.#at(turns, lead / grain);
  }

  #at(turns: number, lead: number): number {
    const row = this.#row(turns);
    const at = lead + (row.length - 1) / 2;
    return at < 0 ? 0 : at >= row.length ? 1 : row[at];
  }

  /** A match with a lead beyond the row's ends is decided. */
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
