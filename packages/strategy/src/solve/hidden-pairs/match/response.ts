import { prices } from '@dicehall/engine';
import { handClasses, reRolls } from '../hands.ts';
import { firstPlans, luckyOf, priceOf } from './all-plans.ts';
import type { MatchField } from './field.ts';
import { laneOf, lanes } from './shapes.ts';
import { stagesOf } from './standings.ts';

const hands = handClasses.length;
const actions = priceOf.length;

/** An exact best response to the mixture of a field: over all plans and re-rolls that `points` pay. */
export interface Response {
  /** The win probability. */
  readonly value: number;
  /** By `hands * used + hand`: the best plan, and its value. */
  readonly plans: Int32Array;
  readonly kept: Float64Array;
}

/** A plan among those of all hands, and its win probability. */
export interface BestPlan {
  readonly plan: number;
  readonly value: number;
}

/** The best of a hand's plans that `points` pay, after `used` re-rolls. */
export function bestPlan(
  { tables }: MatchField,
  cells: Int32Array,
  points: number,
  hand: number,
  used: number,
): BestPlan {
  const [first, end] = [firstPlans[hand], firstPlans[hand + 1]];
  const width = lanes;
  let best = first;
  let most = -1;
  for (let action = 0; action < actions; action++) {
    if (priceOf[action] + prices.reRoll * used > points) continue;
    const pair = 4 * luckyOf[action];
    const [a, b, c, d] = [tables[pair], tables[pair + 1], tables[pair + 2], tables[pair + 3]];
    const lane = laneOf[3 * action + used];
    for (let plan = first + action; plan < end; plan += actions) {
      const value =
        a[cells[4 * plan] * width + lane] +
        b[cells[4 * plan + 1] * width + lane] +
        c[cells[4 * plan + 2] * width + lane] +
        d[cells[4 * plan + 3] * width + lane];
      if (value > most) {
        most = value;
        best = plan;
      }
    }
  }
  return { plan: best, value: most };
}

export function respond(field: MatchField, cells: Int32Array, points: number): Response {
  const stages = stagesOf(points);
  const plans = new Int32Array(3 * hands);
  const kept = new Float64Array(3 * hands).fill(-1);
  for (let used = 0; used <= stages; used++) {
    for (let hand = 0; hand < hands; hand++) {
      const { plan, value } = bestPlan(field, cells, points, hand, used);
      plans[hands * used + hand] = plan;
      kept[hands * used + hand] = value;
    }
  }
  let value = 0;
  const best = bestWithReRolls(kept, stages);
  for (let hand = 0; hand < hands; hand++) value += handClasses[hand].probability * best[hand];
  return { value, plans, kept };
}

/** By `hands * used + hand`: the value of a hand that may be re-rolled, from those of keeping it. */
export function bestWithReRolls(kept: Float64Array, stages: number): Float64Array {
  const best = kept.slice();
  for (let used = stages - 1; used >= 0; used--) {
    for (let hand = 0; hand < hands; hand++) {
      for (const { leadsTo } of reRolls[hand]) {
        let sum = 0;
        for (const to of leadsTo) sum += best[hands * (used + 1) + to];
        if (sum / 6 > best[hands * used + hand]) best[hands * used + hand] = sum / 6;
      }
    }
  }
  return best;
}
