import { type Kernel, start } from '#spread';
import type { TurnGame } from '../equilibrium.ts';
import { handClasses } from '../hands.ts';
import { planTables } from './shapes.ts';
import { cellCount, lengths, rows } from './strengths.ts';

const infos = 3 * handClasses.length;

/** By `hands * used + hand`: the best of a hand's plans after so many re-rolls, and its win probability. */
export interface BestPlans {
  /** Among the plans of all hands. */
  readonly plans: Int32Array;
  /** -1 where the player cannot pay the re-rolls. */
  readonly kept: Float64Array;
}

/**
 * Win probabilities of plans against a mixture of the opponent's. A player wins a round by the higher strength, so the win
 * probability is a sum over subsets of the rounds of how much of the mixture is below in all of them, each part weighted by
 * what the prices leave.
 */
export class MatchField {
  readonly #kernel: Kernel = start();
  readonly #payoffs: Float32Array;

  constructor(rule: TurnGame['luckyDice']) {
    const { memory, maxCells, maxShapes, payoffs } = this.#kernel;
    const tables = { lengths, rows, ...planTables(rule) };
    const shapes = tables.shapes.length / 4;
    if (cellCount !== maxCells.value || shapes !== maxShapes.value)
      throw new RangeError(`${cellCount} cells or ${shapes} shapes do not fit`);
    for (const [name, values] of Object.entries(tables))
      new Uint32Array(memory.buffer, this.#kernel[name as keyof typeof tables].value, values.length).set(
        values,
      );
    this.#payoffs = new Float32Array(memory.buffer, payoffs.value, 2048);
  }

  /** Begins with an empty mixture. */
  clear(payoffs: Float64Array): void {
    this.#payoffs.set(payoffs);
    this.#kernel.clear();
  }

  /** @param plan among those of all hands */
  add(plan: number, lane: number, mass: number): void {
    this.#kernel.add(plan, lane, mass);
  }

  /** After the last plan was added. */
  close(): void {
    this.#kernel.close();
  }

  /** @param plan among those of all hands */
  value(plan: number, lane: number): number {
    return this.#kernel.value(plan, lane);
  }

  /** The best of all plans. */
  respond(): BestPlans {
    const { memory, plans, kept } = this.#kernel;
    for (let attacks = 0; attacks < 16; attacks++) this.#kernel.offer(attacks);
    this.#kernel.choose();
    return {
      plans: new Int32Array(memory.buffer, plans.value, infos).slice(),
      kept: Float64Array.from(new Float32Array(memory.buffer, kept.value, infos)),
    };
  }
}
