import { start } from '#mixtures';
import { lazily } from '../../../../cached.ts';
import { firstPlans } from './all-plans.ts';
import { choiceAt, choices, fine, hands, levels, type Mixture } from './mixture.ts';

const infos = levels * hands;
const turns = (levels - 1) * choices;
const reRollRows = (levels - 1) * hands;

/** Standings of a block, which is read alone: more make a smaller file, and more to read at once. */
export const blockSize = 4;

/** The plans that any of some mixtures plays. */
export interface KnownPlans {
  /** By `hands * used + hand`: how many, and which of the hand's plans, the most frequent first. */
  readonly counts: Uint16Array;
  readonly plans: Uint16Array;
}

export function knownPlans(mixtures: readonly Mixture[]): KnownPlans {
  const counts = new Uint16Array(infos);
  const known: number[] = [];
  for (let info = 0; info < infos; info++) {
    const often = new Map<number, number>();
    for (const { first, plans } of mixtures)
      for (const plan of plans.subarray(first[info], first[info + 1]))
        often.set(plan, (often.get(plan) ?? 0) + 1);
    const sorted = [...often].sort(([a, times], [b, more]) => more - times || a - b);
    counts[info] = sorted.length;
    for (const [plan] of sorted) known.push(plan - firstPlans[info % hands]);
  }
  return { counts, plans: Uint16Array.from(known) };
}

const coder = lazily(start);

/** The number in its block of the mixture that each one is coded after: of the same side, a standing before; or -1. */
function similarOf(sides: readonly number[]): number[] {
  const all: number[] = [];
  let before = [-1, -1];
  for (const count of sides) {
    const first = all.length;
    all.push(...before.slice(0, count));
    before = [first, first + count - 1];
  }
  return all;
}

/** Mixtures in code (assembly/mixtures.ts), as shares of `fine`: of all re-rolls, then of all known plans. */
export class MixtureCode {
  readonly #plans: Uint16Array;
  /** Where the shares of each row begin, and how many there are: of re-rolls, by `hands * used + hand`, and of plans likewise. */
  readonly #rows = new Uint32Array(reRollRows + infos + 1);

  constructor({ counts, plans }: KnownPlans) {
    this.#plans = plans;
    for (let row = 0; row <= reRollRows; row++)
      this.#rows[row] = choices * Math.floor(row / hands) + choiceAt[row % hands];
    for (let info = 0; info < infos; info++)
      this.#rows[reRollRows + info + 1] = this.#rows[reRollRows + info] + counts[info];
  }

  #sharesOf({ turning, first, plans, chances }: Mixture): Uint8Array {
    const rows = this.#rows;
    const shares = new Uint8Array(rows[reRollRows + infos]);
    shares.set(turning.map((chance) => Math.round(fine * chance)));
    for (let info = 0; info < infos; info++) {
      const [from, to] = rows.subarray(reRollRows + info);
      const known = this.#plans.subarray(from - turns, to - turns);
      for (let at = first[info]; at < first[info + 1]; at++)
        shares[from + known.indexOf(plans[at] - firstPlans[info % hands])] = Math.round(fine * chances[at]);
    }
    for (let row = 0; row < reRollRows + infos; row++) {
      const sum = shares.subarray(rows[row], rows[row + 1]).reduce((all, share) => all + share, 0);
      if (sum !== 0 && sum !== fine)
        throw new RangeError(`The shares of row ${row} have the sum ${sum}, not ${fine}`);
    }
    return shares;
  }

  /** @param standings the mixtures of one side, or of both */
  write(standings: readonly (readonly Mixture[])[]): Uint8Array {
    const { memory, bytes, begin, code, end } = coder();
    for (const [n, mixture] of standings.flat().entries()) this.#memoryOf(n).set(this.#sharesOf(mixture));
    this.#tellRows();
    begin(false);
    for (const [n, similar] of similarOf(standings.map(({ length }) => length)).entries()) code(n, similar);
    const length = end();
    return new Uint8Array(memory.buffer, bytes.value, length).slice();
  }

  /** @param sides of the first standings of the block, one or two each @returns the mixtures of the last of them */
  read(written: ArrayLike<number>, sides: readonly number[]): Mixture[] {
    const { memory, bytes, begin, code } = coder();
    new Uint8Array(memory.buffer, bytes.value).set(written);
    this.#tellRows();
    begin(true);
    const all = similarOf(sides);
    return all.flatMap((similar, n) => {
      code(n, similar);
      return n < all.length - (sides.at(-1) ?? 0) ? [] : [this.#mixtureOf(n)];
    });
  }

  /** The mixture that was read last, with its number. */
  #mixtureOf(n: number): Mixture {
    const { memory, plans: played, planAt } = coder();
    const first = new Int32Array(memory.buffer, planAt.value, infos + 1).slice();
    const packed = new Uint32Array(memory.buffer, played.value, first[infos]);
    const plans = new Int32Array(packed.length);
    const chances = new Float64Array(packed.length);
    for (let info = 0; info < infos; info++) {
      for (let at = first[info]; at < first[info + 1]; at++) {
        plans[at] = firstPlans[info % hands] + this.#plans[Math.floor(packed[at] / 32) - turns];
        chances[at] = (packed[at] % 32) / fine;
      }
    }
    const turning = new Float64Array(this.#memoryOf(n).subarray(0, turns)).map((share) => share / fine);
    return { turning, first, plans, chances };
  }

  #memoryOf(mixture: number): Uint8Array {
    const { memory, shares, mostShares, mostMixtures } = coder();
    const size = this.#rows[reRollRows + infos];
    if (mixture >= mostMixtures.value || size > mostShares.value)
      throw new RangeError(`Mixture ${mixture} with ${size} shares has no place`);
    return new Uint8Array(memory.buffer, shares.value + mostShares.value * mixture, size);
  }

  #tellRows(): void {
    const { memory, rowAt } = coder();
    new Uint32Array(memory.buffer, rowAt.value).set(this.#rows);
  }
}
