import type { Face, ThreesOptions } from '@dicehall/engine';
import { cached } from '../../../cached.ts';
import {
  allDice,
  allKeepsOf,
  highestScore,
  type Kept,
  keptIndex,
  lowestScore,
  moonAt,
  type Plan,
  plansOf,
  width,
} from './turn.ts';

/** The size below which increases are ignored. The sum of 25 such increases is still below `epsilon`. */
const noise = 3e-15;

const blockSize = 16;

/** The difference below which the values of choices count as equal. */
export const epsilon = 1e-13;

/**
 * The first row of the tables for kept dice that are all 6s while the moon is possible. The rows before it are for
 * other kept dice, by their number.
 */
const moonRow = allDice + 1;

/**
 * The choices of all throws of some dice. They form a tree because throws share their first choices. The choices with
 * the fewest kept dice come first.
 */
interface Choices {
  /** For each choice, the number of throws for which it is the last choice in the tree. */
  readonly ways: Float64Array;
  /** For each choice, its parent in the tree: the previous choice, which all its throws share. -1 means none. */
  readonly before: Int32Array;
  /** For each choice, the same difference of indexes as in `Plan`. */
  readonly lead: Int32Array;
}

function treeOf({ ways, first, lead }: Plan): Choices {
  const choices: { ways: number; readonly before: number; readonly lead: number }[] = [];
  const known = new Map<string, number>();
  ways.forEach((count, thrown) => {
    let last = -1;
    for (const next of lead.slice(first[thrown], first[thrown + 1]).sort()) {
      const name = `${last} ${next}`;
      const found = known.get(name) ?? choices.push({ ways: 0, before: last, lead: next }) - 1;
      known.set(name, found);
      last = found;
    }
    choices[last].ways += count;
  });
  return {
    ways: Float64Array.from(choices, (choice) => choice.ways),
    before: Int32Array.from(choices, (choice) => choice.before),
    lead: Int32Array.from(choices, (choice) => choice.lead),
  };
}

/** The choices of a turn, indexed by the number of open dice minus 1. */
interface TurnChoices {
  /** The choices when the moon is no longer possible. */
  readonly plain: readonly Choices[];
  readonly moon: readonly Choices[];
}

/**
 * Returns the choices of a turn.
 * @param every see `plansOf`
 */
const choicesOf = cached(
  (fewest: 1 | 2, every: boolean) => `${fewest} ${every}`,
  (fewest, every): TurnChoices => {
    const { plain, moon } = plansOf(fewest, every);
    return { plain: plain.slice(1).map(treeOf), moon: moon.slice(1).map(treeOf) };
  },
);

interface Keep {
  /** The positions of the dice to keep among the open dice. */
  readonly indexes: readonly number[];
  /** All dice that are kept after this choice. */
  readonly kept: Kept;
  /** The win share of the player who chooses. */
  readonly value: number;
}

/**
 * Computes turns of Threes for many totals of the player at once, against the same totals of the others. When the moon
 * is impossible, a value depends only on the total with the kept dice, so these turns share all values after their
 * first throws. The player maximises its own share of the win. Among equal choices, it keeps the fewest dice.
 */
export class ThreesTurns {
  /**
   * The shares of each player after the turn, by total. The first total is the first total of the block plus
   * `lowestScore`. Set them before `evaluate`.
   */
  readonly after: readonly Float64Array[];
  readonly fewest: 1 | 2;
  /** The shares of each player by row and total. The player's own share comes first. */
  readonly #shares: readonly Float64Array[];
  /** For each choice, the best of itself and its ancestors in the tree: its index, and the player's share. */
  readonly #best: Int32Array;
  readonly #most: Float64Array;
  readonly #stride: number;
  /**
   * The choices to compare if the player's own share never rises with the total. `#any` has those for shares that can
   * rise.
   */
  readonly #falling: TurnChoices;
  readonly #any: TurnChoices;

  /**
   * @param shares the number of shares to compute
   * @param most the maximum number of totals in a block
   */
  constructor(lastDie: ThreesOptions['lastDie'], shares: number, most: number) {
    this.fewest = lastDie === 'rolled' ? 1 : 2;
    this.#stride = most + highestScore - lowestScore;
    this.#falling = this.#placed(choicesOf(this.fewest, false));
    this.#any = this.#placed(choicesOf(this.fewest, true));
    const choices = Math.max(...this.#any.moon.map(({ lead }) => lead.length));
    this.#best = new Int32Array(choices * blockSize);
    this.#most = new Float64Array(choices * blockSize);
    const size = 2 * moonRow * this.#stride;
    this.#shares = Array.from({ length: shares }, () => new Float64Array(size));
    this.after = this.#shares.map((share) => share.subarray(allDice * this.#stride, moonRow * this.#stride));
  }

  #placed({ plain, moon }: TurnChoices): TurnChoices {
    const placed = (choices: Choices): Choices => ({
      ...choices,
      lead: choices.lead.map((lead) => this.#place(lead)),
    });
    return { plain: plain.map(placed), moon: moon.map(placed) };
  }

  /**
   * Returns the index at which the values of some kept dice begin in each list of `#shares`.
   * @param index the index of the kept dice (see `keptIndex`)
   */
  #place(index: number): number {
    const [row, points] = [Math.floor(index / width), index % width];
    return points === moonAt ? (moonRow + row) * this.#stride : row * this.#stride + points;
  }

  evaluate(count: number): void {
    const stride = this.#stride;
    for (const share of this.#shares) {
      const moon = (moonRow + allDice) * stride - lowestScore;
      share.copyWithin(moon, allDice * stride, allDice * stride + count);
    }
    let falls = this.#falls(allDice, count + highestScore - lowestScore);
    for (let open: number = this.fewest; open <= allDice; open++) {
      const dice = allDice - open;
      const { plain, moon } = falls ? this.#falling : this.#any;
      const moonAt = (moonRow + dice) * stride;
      if (dice > 0) this.#throw(plain[open - 1], dice * stride - lowestScore, 0, count + 6 * dice, open);
      this.#throw(moon[open - 1], moonAt - lowestScore, -moonAt, count, open);
      falls &&= this.#falls(dice, count + 6 * dice, -lowestScore);
    }
  }

  /**
   * Whether the player's own share never rises with the total. With three or more players it can rise, because the
   * next players take more risks against a low total.
   */
  #falls(dice: number, count: number, first = 0): boolean {
    const [own] = this.#shares;
    const from = dice * this.#stride + first;
    for (let place = from + 1; place < from + count; place++)
      if (own[place] > own[place - 1] + noise) return false;
    return true;
  }

  /**
   * Returns the share of a player before the first roll of the turn.
   * @param total relative to the first total
   */
  start(share: number, total: number): number {
    return this.#shares[share][moonRow * this.#stride - lowestScore + total];
  }

  /** Returns all shares at the first total, with some dice kept. */
  sharesAt(kept: Kept): number[] {
    const place = this.#place(keptIndex(kept)) - lowestScore;
    return this.#shares.map((share) => share[place]);
  }

  /**
   * Returns the choice of the player at the first total.
   * @param before the dice locked before the roll
   */
  choice(before: Kept, open: readonly Face[]): Keep {
    const [own] = this.#shares;
    const choices = allKeepsOf(open, this.fewest).map((keep): Keep => {
      const kept = {
        dice: before.dice + keep.dice,
        points: before.points + keep.points,
        moon: before.moon && keep.moon,
      };
      return { indexes: keep.indexes, kept, value: own[this.#place(keptIndex(kept)) - lowestScore] };
    });
    return choices.reduce((best, choice) => (choice.value > best.value + epsilon ? choice : best));
  }

  /**
   * Evaluates throws.
   * @param at the index of the first place
   * @param shift the distance from a place to the place of its choices
   */
  #throw(choices: Choices, at: number, shift: number, count: number, open: number): void {
    for (const share of this.#shares) share.fill(0, at, at + count);
    for (let first = at; first < at + count; first += blockSize)
      this.#throwSome(choices, first, shift, Math.min(blockSize, at + count - first));
    const ways = 6 ** open;
    for (const share of this.#shares) {
      for (let place = at; place < at + count; place++) share[place] /= ways;
    }
  }

  /**
   * Adds up the values of the throws. The inner loop runs over totals: neighbouring totals mostly have the same best
   * choice, so the processor predicts the branches well.
   */
  #throwSome({ ways, before, lead }: Choices, at: number, shift: number, count: number): void {
    const [own, ...others] = this.#shares;
    const [best, most] = [this.#best, this.#most];
    for (let choice = 0; choice < lead.length; choice++) {
      const from = at + shift + lead[choice];
      const row = choice * blockSize;
      const rest = before[choice] * blockSize;
      const throws = ways[choice];
      for (let index = 0; index < count; index++) {
        const value = own[from + index];
        const isBetter = rest < 0 || value > most[rest + index] + epsilon;
        best[row + index] = isBetter ? from + index : best[rest + index];
        most[row + index] = isBetter ? value : most[rest + index];
      }
      if (throws === 0) continue;
      for (let index = 0; index < count; index++) own[at + index] += throws * most[row + index];
      for (const other of others) {
        for (let index = 0; index < count; index++) other[at + index] += throws * other[best[row + index]];
      }
    }
  }
}
