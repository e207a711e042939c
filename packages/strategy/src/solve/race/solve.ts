import type { Solving } from '../progress.ts';
import { type Offers, OfferTable } from './offers.ts';
import { bankableScores, isBankable, type RaceRules } from './rules.ts';
import { Turn } from './turn.ts';

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
  const flat = values[at + target] + values[at + 1] - values[at + target + 1];
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

class RaceSolver {
  readonly values: Float64Array;
  readonly offers: OfferTable;
  states = 0;
  readonly #target: number;
  readonly #low: Turn;
  readonly #high: Turn;
  /** The slope of the last pair: neighbouring pairs have nearly the same. */
  #slope = 0.1;

  constructor(rules: RaceRules) {
    this.#target = rules.target;
    this.values = new Float64Array(rules.target ** 2);
    this.offers = new OfferTable(rules);
    this.#low = new Turn(rules);
    this.#high = new Turn(rules);
  }

  /** Solves the turns of both players between two scores; every pair of a larger sum is solved. */
  solve(low: number, high: number): void {
    this.#low.prepare(low, high, this);
    this.#high.prepare(high, low, this);
    const search = new FixedPoint(guess(this.values, this.#target, low, high), this.#slope);
    let [x, y] = [0, 0];
    for (let round = 0; !search.found; round++) {
      if (round === tries) throw new Error(`The values at ${low}, ${high} do not converge`);
      y = this.#high.evaluate(1 - search.x);
      x = this.#low.evaluate(1 - y);
      search.take(x);
    }
    this.#slope = search.slope;
    this.values[high * this.#target + low] = y;
    this.values[low * this.#target + high] = x;
    this.offers.fill(low, high, y, this.#high);
    this.offers.fill(high, low, x, this.#low);
    this.states += this.#low.positions + (low === high ? 0 : this.#high.positions);
  }
}

/** Solves a race, score pairs by falling sum. */
export function* solveRace(rules: RaceRules): Solving<RaceValues> {
  const { target } = rules;
  const scores = bankableScores(rules);
  const solver = new RaceSolver(rules);
  const lowScores = (sum: number): number[] =>
    scores.filter((low) => 2 * low <= sum && isBankable(rules, sum - low));
  const workAt = (sum: number): number => lowScores(sum).length * (2 * target - sum);
  let all = 0;
  for (let sum = 0; sum < 2 * target; sum++) all += workAt(sum);
  let done = 0;
  for (let sum = 2 * (target - 1); sum >= 0; sum--) {
    for (const low of lowScores(sum)) solver.solve(low, sum - low);
    done += workAt(sum);
    yield done / all;
  }
  return { values: solver.values, offers: solver.offers, states: solver.states };
}
