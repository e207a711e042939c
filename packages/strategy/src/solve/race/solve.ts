import type { Solving } from '../progress.ts';
import { type Offers, OfferTable } from './offers.ts';
import { bankableScores, type RaceRules } from './rules.ts';
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
  const flat = (values[at + target] ?? 0) + (values[at + 1] ?? 0) - (values[at + target + 1] ?? 0);
  return Math.min(1, Math.max(0, flat));
}

/**
 * Finds `x = f(x)` for a piecewise linear `f` that rises by less than 1 for 1 (or falls): Newton's method with the
 * slope through the last two points, which is exact as soon as both lie on one piece. Where the slope is of no use,
 * it steps to `f(x)`, which comes nearer on its own.
 * @param evaluate `f`; the last call is at the answer
 */
function fixedPoint(
  evaluate: (x: number) => number,
  start: number,
  startSlope: number,
): { x: number; slope: number } {
  let x = start;
  let slope = startSlope;
  let before = Number.NaN;
  let errorBefore = Number.NaN;
  for (let round = 0; round < tries; round++) {
    const error = evaluate(x) - x;
    if (Math.abs(error) <= agreed) return { x: x + error, slope };
    if (Math.abs(x - before) > 1e-12) {
      const measured = 1 + (error - errorBefore) / (x - before);
      if (measured < 0.999 && measured > -1) slope = measured;
      else slope = 0;
    }
    before = x;
    errorBefore = error;
    x = Math.min(1, Math.max(0, x + error / (1 - slope)));
  }
  throw new Error(`No fixed point near ${x}`);
}

/** Solves a race; reports its progress after every sum of scores, and may be left at any of them. */
export function* solveRace(rules: RaceRules): Solving<RaceValues> {
  const { target } = rules;
  const values = new Float64Array(target * target);
  const offers = new OfferTable(rules);
  const known = { values, offers };
  const own = new Turn(rules);
  const other = new Turn(rules);
  const scores = bankableScores(rules);
  const bankable = new Set(scores);
  let states = 0;
  let slope = 0.2;
  let done = 0;
  let all = 0;
  for (const a of scores) for (const b of scores) if (a <= b) all += 2 * target - a - b;
  for (let sum = 2 * (target - 1); sum >= 0; sum--) {
    for (const a of scores) {
      const b = sum - a;
      if (a > b || !bankable.has(b)) continue;
      done += 2 * target - sum;
      own.prepare(a, b, known);
      if (a === b) {
        const { x } = fixedPoint((value) => own.evaluate(1 - value), guess(values, target, a, b), -slope);
        values[a * target + a] = x;
        offers.fill(a, a, x, own.rolled);
        states += own.positions;
        continue;
      }
      other.prepare(b, a, known);
      let y = 0;
      const found = fixedPoint(
        (value) => {
          y = other.evaluate(1 - value);
          return own.evaluate(1 - y);
        },
        guess(values, target, a, b),
        slope,
      );
      slope = found.slope;
      values[a * target + b] = found.x;
      values[b * target + a] = y;
      offers.fill(b, a, found.x, own.rolled);
      offers.fill(a, b, y, other.rolled);
      states += own.positions + other.positions;
    }
    yield done / all;
  }
  return { values, offers, states };
}
