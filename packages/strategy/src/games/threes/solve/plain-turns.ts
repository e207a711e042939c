import { type Face, faces, scoreThrees, type ThreesOptions } from '@dicehall/engine';
import { allDice, highestScore, lowestScore } from './turn.ts';
import { epsilon } from './turns.ts';

/** A set of kept dice: their number, whether all of them are 6s, and their points. */
interface Keep {
  readonly dice: number;
  readonly sixes: boolean;
  readonly points: number;
}

interface Throw {
  readonly chance: number;
  readonly keeps: readonly Keep[];
}

const moons = allDice + 1;
const costOf = (dice: readonly Face[]): number =>
  dice.reduce((sum, die) => sum + scoreThrees([die, 3, 3, 3, 3]), 0);

/** Returns all throws of some dice, each with all sets that can be kept. Small sets and low points come first. */
function throwsOf(open: number, fewest: number): Throw[] {
  const ways = new Map<string, number>();
  for (let index = 0; index < 6 ** open; index++) {
    const dice = Array.from({ length: open }, (_, die) => faces[Math.floor(index / 6 ** die) % 6]);
    const name = dice.sort().join('');
    ways.set(name, (ways.get(name) ?? 0) + 1);
  }
  return [...ways].map(([name, count]) => {
    const dice = [...name].map((face) => Number(face) as Face);
    const keeps = new Map<string, Keep>();
    for (let set = 1; set < 1 << open; set++) {
      const kept = dice.filter((_, die) => (set >> die) & 1);
      const left = open - kept.length;
      if (left > 0 && left < fewest) continue;
      const keep = { dice: kept.length, sixes: kept.every((face) => face === 6), points: costOf(kept) };
      keeps.set(JSON.stringify(keep), keep);
    }
    const order = ({ dice, sixes, points }: Keep): number => 100 * dice + (sixes ? 50 : 0) + points;
    const sorted = [...keeps.values()].sort((one, other) => order(one) - order(other));
    return { chance: count / 6 ** open, keeps: sorted };
  });
}

/**
 * For each throw i, the indexes of the states after its choices: from `place[first[i]]` up to, but not including,
 * `place[first[i + 1]]`.
 */
interface Places {
  readonly chance: Float64Array;
  readonly first: Int32Array;
  readonly place: Int32Array;
}

/**
 * Computes turns of Threes from many totals in plain loops, for proofs. It tries all throws and all sets of dice to
 * keep. It shares only the scores and the rule for equal choices with the solver.
 */
export class PlainThreesTurns {
  /**
   * The shares of each player after the turn, by total, starting with the player to move. The first total is the first
   * total of the block plus `lowestScore`.
   */
  readonly after: readonly Float64Array[];
  readonly #fewest: number;
  readonly #stride: number;
  /** The index of the best set of dice to keep from the current throw, by total. */
  readonly #best: Int32Array;
  /**
   * The shares of each player, by kept dice and then by total with the kept dice. The rows from `moons` on are for kept
   * dice that are all 6s.
   */
  readonly #shares: readonly Float64Array[];
  /** The throws for each number of dice to roll. */
  readonly #throws: readonly (readonly [others: Places, sixes: Places])[];

  /** @param most the maximum number of totals in a block */
  constructor(lastDie: ThreesOptions['lastDie'], shares: number, most: number) {
    const stride = most + highestScore - lowestScore;
    this.#fewest = lastDie === 'rolled' ? 1 : 2;
    this.#stride = stride;
    this.#shares = Array.from({ length: shares }, () => new Float64Array(2 * moons * stride));
    this.after = this.#shares.map((share) => share.subarray(allDice * stride, moons * stride));
    this.#best = new Int32Array(stride);
    this.#throws = Array.from({ length: allDice + 1 }, (_, open) => {
      const throws = throwsOf(open, this.#fewest);
      return [this.#placed(throws, allDice - open, false), this.#placed(throws, allDice - open, true)];
    });
  }

  #placed(throws: readonly Throw[], kept: number, sixes: boolean): Places {
    const first = new Int32Array(throws.length + 1);
    throws.forEach(({ keeps }, index) => {
      first[index + 1] = first[index] + keeps.length;
    });
    const place = throws.flatMap(({ keeps }) =>
      keeps.map((keep) => {
        const moon = sixes && keep.sixes;
        return ((moon ? moons : 0) + kept + keep.dice) * this.#stride + keep.points;
      }),
    );
    return {
      chance: Float64Array.from(throws, ({ chance }) => chance),
      first,
      place: Int32Array.from(place),
    };
  }

  evaluate(count: number): void {
    const stride = this.#stride;
    for (const share of this.#shares) {
      const after = allDice * stride;
      const moon = (moons + allDice) * stride - lowestScore + 6 * allDice;
      share.copyWithin(moon, after, after + count);
    }
    for (let open: number = this.#fewest; open <= allDice; open++) {
      const kept = allDice - open;
      const [others, sixes] = this.#throws[open];
      if (kept > 0) this.#throw(others, kept * stride - lowestScore, -lowestScore, count + 6 * kept);
      this.#throw(sixes, (moons + kept) * stride - lowestScore + 6 * kept, 6 * kept - lowestScore, count);
    }
  }

  /**
   * Evaluates a throw.
   * @param at the index of the first place
   * @param total the total of the dice kept there, relative to the first total
   */
  #throw({ chance, first, place }: Places, at: number, total: number, count: number): void {
    const [own] = this.#shares;
    const best = this.#best;
    const more = epsilon;
    for (const share of this.#shares) share.fill(0, at, at + count);
    for (let thrown = 0; thrown < chance.length; thrown++) {
      const from = total + place[first[thrown]];
      for (let index = 0; index < count; index++) best[index] = from + index;
      for (let keep = first[thrown] + 1; keep < first[thrown + 1]; keep++) {
        const next = total + place[keep];
        for (let index = 0; index < count; index++)
          if (own[next + index] > own[best[index]] + more) best[index] = next + index;
      }
      for (const share of this.#shares) {
        for (let index = 0; index < count; index++) share[at + index] += chance[thrown] * share[best[index]];
      }
    }
  }

  /**
   * Returns a share before the first roll.
   * @param total relative to the first total
   */
  start(share: number, total: number): number {
    return this.#shares[share][moons * this.#stride - lowestScore + total];
  }
}
