import { type Kernel, start } from '#spread';
import { lanes } from './shapes.ts';
import { cellCount, lengths, rowOf, rows, thirdOf } from './strengths.ts';

/** Pairs of own and the other's Lucky Dice: none or the round. */
const luckies = 16;
const size = cellCount * lanes;

/**
 * Win probabilities of plans against a mixture of the opponent's. A player wins a round by the higher strength, so the win
 * probability is a sum over subsets of the rounds of how much of the mixture is below in all of them, each part weighted by
 * what the prices leave.
 */
export class MatchField {
  readonly #kernel: Kernel = start();
  readonly #payoffs: Float32Array;
  /** At `4 * own Lucky Dice + the other's`: win probabilities by cell and own lane. */
  readonly tables: readonly Float32Array[];

  constructor() {
    const { memory, maxCells, payoffs, tables, ...kernel } = this.#kernel;
    if (cellCount !== maxCells.value) throw new RangeError(`${cellCount} cells do not fit`);
    for (const [name, values] of Object.entries({ lengths, rows, rowOf, thirdOf })) {
      const at = kernel[name as 'lengths' | 'rows' | 'rowOf' | 'thirdOf'].value;
      new Uint32Array(memory.buffer, at, values.length).set(values);
    }
    this.#payoffs = new Float32Array(memory.buffer, payoffs.value, 2048);
    this.tables = Array.from(
      { length: luckies },
      (_, pair) => new Float32Array(memory.buffer, tables.value + 4 * size * pair, size),
    );
  }

  clear(): void {
    this.#kernel.clear();
  }

  /** @param at the place of the four cells of the plan in `cells` */
  add(cells: Int32Array, at: number, lucky: number, lane: number, mass: number): void {
    this.#kernel.add(cells[at], cells[at + 1], cells[at + 2], cells[at + 3], lucky, lane, mass);
  }

  close(payoffs: Float64Array): void {
    this.#payoffs.set(payoffs);
    this.#kernel.close();
  }

  /** @param at the place of the plan's four cells in `cells` */
  value(cells: Int32Array, at: number, lucky: number, lane: number): number {
    const { tables } = this;
    const pair = 4 * lucky;
    return (
      tables[pair][cells[at] * lanes + lane] +
      tables[pair + 1][cells[at + 1] * lanes + lane] +
      tables[pair + 2][cells[at + 2] * lanes + lane] +
      tables[pair + 3][cells[at + 3] * lanes + lane]
    );
  }
}
