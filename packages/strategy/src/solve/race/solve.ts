import type { Solving } from '../progress.ts';
import { type Lane, Lanes } from './lanes.ts';
import { type Offers, OfferTable } from './offers.ts';
import { bankableScores, type RaceRules } from './rules.ts';

/** A race of two, solved. */
export interface RaceValues {
  /** At `mover * target + other`: the win probability of a player about to start a turn without an offer. */
  readonly values: Float64Array;
  readonly offers: Offers;
  /** How many positions were valued: every middle of a turn, for every two scores. */
  readonly states: number;
}

/** The two values of a pair of scores agree to this. */
const agreed = 1e-14;
const tries = 100;

/** A first guess for the value at two scores, from three that are known. */
function guess(values: Float64Array, target: number, own: number, other: number): number {
  if (own + 1 >= target || other + 1 >= target) return 0.5;
  const at = own * target + other;
  const flat = (values[at + target] ?? 0) + (values[at + 1] ?? 0) - (values[at + target + 1] ?? 0);
  return Math.min(1, Math.max(0, flat));
}

/**
 * The search for `x = f(x)` where `f` is piecewise linear and rises by less than 1 for 1: Newton's method with the
 * slope through the last two points, which is exact as soon as both lie on one piece. Where that slope is of no use,
 * it steps to `f(x)`, which comes nearer on its own.
 */
class FixedPoint {
  x: number;
  slope: number;
  found = false;
  #before = Number.NaN;
  #errorBefore = Number.NaN;

  constructor(x: number, slope: number) {
    this.x = x;
    this.slope = slope;
  }

  /** Takes `f(x)`: either it is found, or there is another `x` to look at. */
  take(value: number): void {
    const { x } = this;
    const error = value - x;
    this.found = Math.abs(error) <= agreed;
    if (this.found) return;
    if (Math.abs(x - this.#before) > 1e-12) {
      const measured = 1 + (error - this.#errorBefore) / (x - this.#before);
      this.slope = measured < 0.999 && measured > -1 ? measured : 0;
    }
    this.#before = x;
    this.#errorBefore = error;
    this.x = Math.min(1, Math.max(0, x + error / (1 - this.slope)));
  }
}

/** Two scores, the lower first: the turns of either player between them are solved together. */
interface Pair {
  readonly low: number;
  readonly high: number;
}

/** Every pair of scores with a sum. */
function pairsOf(scores: readonly number[], sum: number): Pair[] {
  const known = new Set(scores);
  return scores.flatMap((low) => (2 * low <= sum && known.has(sum - low) ? [{ low, high: sum - low }] : []));
}

class RaceSolver {
  readonly values: Float64Array;
  readonly offers: OfferTable;
  states = 0;
  readonly #target: number;
  readonly #lanes: Lanes;
  /** How steep the last pair was: neighbours are alike. */
  #slope = 0.1;

  constructor(rules: RaceRules, generated: boolean) {
    this.#target = rules.target;
    this.values = new Float64Array(rules.target ** 2);
    this.offers = new OfferTable(rules);
    this.#lanes = Lanes.of(rules, generated);
  }

  /** Solves two pairs at once; both may be the same. */
  solve(pairs: readonly [Pair, Pair]): void {
    const lanes = this.#lanes;
    const [x, y, busts] = [new Float64Array(2), new Float64Array(2), new Float64Array(2)];
    const searches = pairs.map(({ low, high }, lane) => {
      lanes.prepare(0, lane as Lane, low, high, this);
      lanes.prepare(1, lane as Lane, high, low, this);
      return new FixedPoint(guess(this.values, this.#target, low, high), this.#slope);
    });
    for (let round = 0; searches.some(({ found }) => !found); round++) {
      if (round === tries) throw new Error(`No agreement on ${JSON.stringify(pairs)}`);
      searches.forEach((search, lane) => {
        busts[lane] = 1 - search.x;
      });
      lanes.evaluate(1, busts, y);
      for (let lane = 0; lane < 2; lane++) busts[lane] = 1 - (y[lane] ?? 0);
      lanes.evaluate(0, busts, x);
      searches.forEach((search, lane) => {
        search.take(x[lane] ?? 0);
      });
    }
    this.#slope = searches[0]?.slope ?? this.#slope;
    pairs.forEach(({ low, high }, index) => {
      this.#keep(index as Lane, low, high, x[index] ?? 0, y[index] ?? 0);
    });
  }

  #keep(lane: Lane, low: number, high: number, x: number, y: number): void {
    const lanes = this.#lanes;
    this.values[high * this.#target + low] = y;
    this.values[low * this.#target + high] = x;
    this.offers.fill(low, high, y, lanes.taken(1, lane));
    this.offers.fill(high, low, x, lanes.taken(0, lane));
  }

  /** Counts the positions of the last solved lane. */
  count(lane: Lane, { low, high }: Pair): void {
    this.states += this.#lanes.positions(0, lane) + (low === high ? 0 : this.#lanes.positions(1, lane));
  }
}

/**
 * Solves a race, score pairs by falling sum; reports its progress after every sum, and may be left at any of them.
 * @param generated false to do without generated code
 */
export function* solveRace(rules: RaceRules, generated = true): Solving<RaceValues> {
  const { target } = rules;
  const scores = bankableScores(rules);
  const solver = new RaceSolver(rules, generated);
  const workAt = (sum: number): number => pairsOf(scores, sum).length * (2 * target - sum);
  let all = 0;
  for (let sum = 0; sum < 2 * target; sum++) all += workAt(sum);
  let done = 0;
  for (let sum = 2 * (target - 1); sum >= 0; sum--) {
    const pairs = pairsOf(scores, sum);
    for (let index = 0; index < pairs.length; index += 2) {
      const first = pairs[index];
      if (first === undefined) continue;
      const second = pairs[index + 1];
      solver.solve([first, second ?? first]);
      solver.count(0, first);
      if (second !== undefined) solver.count(1, second);
    }
    done += workAt(sum);
    yield done / all;
  }
  return { values: solver.values, offers: solver.offers, states: solver.states };
}
