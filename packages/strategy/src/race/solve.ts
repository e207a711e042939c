import type { Solving } from '../solve/progress.ts';
import { type Known, OfferTable } from './offers.ts';
import {
  afterBust,
  bankableScores,
  isBankable,
  otherSide,
  type RaceRules,
  type Side,
  sidesOf,
  startAt,
} from './rules.ts';
import { Turn } from './turn.ts';

/** The solution of a race for two players. */
export interface RaceValues extends Known {
  /** The number of evaluated positions: every position of a turn, for every pair of scores. */
  readonly states: number;
}

/** The change of both values below which a pair of scores counts as solved. */
const tolerance = 1e-14;
const tries = 100;
/**
 * The distance between the two points that give a slope. A larger one often spans two linear pieces; a smaller one
 * loses digits.
 */
const step = 1e-5;

function guess(values: Float64Array, rules: RaceRules, own: number, other: number, side: Side): number {
  const { target } = rules;
  if (own + 1 >= target || other + 1 >= target) return 0.5;
  const at = startAt(rules, own, other, side);
  const flat = values[at + target] + values[at + 1] - values[at + target + 1];
  return Math.min(1, Math.max(0, flat));
}

class RaceSolver {
  readonly values: Float64Array;
  readonly offers: OfferTable;
  states = 0;
  readonly #rules: RaceRules;
  readonly #low: Turn;
  readonly #high: Turn;

  constructor(rules: RaceRules) {
    this.#rules = rules;
    this.values = new Float64Array(sidesOf(rules).length * rules.target ** 2);
    this.offers = new OfferTable(rules);
    this.#low = new Turn(rules);
    this.#high = new Turn(rules);
  }

  /**
   * Solves the turns of both players between two scores. Every pair with a larger sum must be solved already. The value
   * of `low` is the fixed point of a piecewise linear function with a slope below 1, so Newton's method is exact on the
   * right piece.
   * @param side the side of the player at `low`
   */
  solve(low: number, high: number, side: Side): void {
    this.#low.prepare(low, high, this, side);
    this.#high.prepare(high, low, this, otherSide(this.#rules, side));
    let x = guess(this.values, this.#rules, low, high, side);
    for (let round = 0; round < tries; round++) {
      const y = this.#high.evaluate(1 - x, 0, 1 - x - step);
      const found = this.#low.evaluate(1 - y, 0, 1 - this.#high.secondStart);
      const error = found - x;
      if (Math.abs(error) <= tolerance) {
        this.#save(low, high, side, [found, y]);
        return;
      }
      const slope = (this.#low.secondStart - found) / step;
      x = Math.min(1, Math.max(0, x + error / (1 - slope)));
    }
    throw new Error(`The values at ${low}, ${high} do not converge`);
  }

  #save(low: number, high: number, side: Side, [x, y]: readonly [number, number]): void {
    this.values[startAt(this.#rules, high, low, otherSide(this.#rules, side))] = y;
    this.values[startAt(this.#rules, low, high, side)] = x;
    this.offers.fill(low, high, y, this.#high);
    this.offers.fill(high, low, x, this.#low);
    const isMirrored = low === high && sidesOf(this.#rules).length === 1;
    this.states += this.#low.positions + (isMirrored ? 0 : this.#high.positions);
  }
}

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
    for (const low of lowScores(sum)) {
      for (const side of sidesOf(rules)) if (side === 0 || 2 * low < sum) solver.solve(low, sum - low, side);
    }
    done += workAt(sum);
    yield done / all;
  }
  return { values: solver.values, offers: solver.offers, states: solver.states };
}

/**
 * Evaluates every turn again, in ascending order of the score of the player to move, then of the other player's score.
 */
export function* visitTurns(rules: RaceRules, known: Known, visit: (turn: Turn) => void): Solving<void> {
  const scores = bankableScores(rules);
  const sides = sidesOf(rules);
  const turn = new Turn(rules);
  let done = 0;
  for (const side of sides) {
    for (const own of scores) {
      for (const other of scores) {
        turn.prepare(own, other, known, side);
        turn.evaluate(afterBust(rules, known.values, own, other, side));
        visit(turn);
      }
      done += 1;
      yield done / (scores.length * sides.length);
    }
  }
}

/**
 * The Bellman residual of a solved race: the largest difference between the two sides of a value's equation, over every
 * turn start and every offer that can be taken over. The caller must visit every turn.
 */
export class RaceProof {
  worst = 0;
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #scores: readonly number[];

  constructor(rules: RaceRules, known: Known) {
    this.#rules = rules;
    this.#known = known;
    this.#scores = bankableScores(rules);
  }

  show(turn: Turn): void {
    const { own, other, side } = turn;
    const { opening, takeOver } = this.#rules;
    this.#compare(turn.start, this.#known.values[startAt(this.#rules, own, other, side)]);
    if (!takeOver || own < opening) return;
    for (const score of this.#scores) {
      const points = other - score;
      if (points <= 0) return;
      if (points <= this.#known.offers.most(score, own)) this.#offers(score, points, turn);
    }
  }

  #offers(score: number, points: number, turn: Turn): void {
    const { dice } = this.#rules.scoring;
    const row = this.#known.offers.row(score, turn.own);
    for (let d = 0; d < dice; d++) {
      const taken = Math.max(turn.start, turn.rolled[points * dice + d]);
      this.#compare(1 - taken, row[(points - 1) * dice + d]);
    }
  }

  #compare(again: number, value: number): void {
    const error = Math.abs(again - value);
    if (!(error <= this.worst)) this.worst = error;
  }
}
