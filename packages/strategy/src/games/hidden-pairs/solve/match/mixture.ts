import { type Face, prices } from '@dicehall/engine';
import { handClasses, reRolls } from '../hands.ts';
import { actionOf, firstPlans, priceOf } from '../plans.ts';
import { laneOf, type MatchField } from './field.ts';
import { stagesOf, turnPrices } from './standings.ts';

export const handCount = handClasses.length;
/** The number of levels of re-rolls before a hand is kept: none, one or two. */
export const reRollLevels = 3;

/** The index of the first choice of each hand. Its choices are to keep the hand, then to re-roll each of its faces. */
export const choiceAt = ((): Int32Array => {
  const first = new Int32Array(handCount + 1);
  for (let hand = 0; hand < handCount; hand++) first[hand + 1] = first[hand] + reRolls[hand].length + 1;
  return first;
})();
export const choiceCount = choiceAt[handCount];

/** A mixed strategy for one turn of one player. */
export interface Mixture {
  /** The probabilities of keeping a hand and of each re-roll, at index `choiceCount * used + choiceAt[hand]`. */
  readonly turning: Float64Array;
  /**
   * The index of the first plan of a hand that is kept, at index `handCount * used + hand`. A hand that is never kept
   * has no plans.
   */
  readonly first: Int32Array;
  /** The plans, as indexes into the plans of all hands. `chances` has their probabilities. */
  readonly plans: Int32Array;
  readonly chances: Float64Array;
}

/** The probabilities of reaching a hand and of keeping it, at index `handCount * used + hand`. */
export interface Walk {
  readonly come: Float64Array;
  readonly reach: Float64Array;
}

/**
 * Computes the probability of each hand during a turn.
 * @param stages the number of re-rolls that the player can pay for
 */
export function walk(turning: Float64Array, stages: number): Walk {
  const come = new Float64Array(reRollLevels * handCount);
  const reach = new Float64Array(reRollLevels * handCount);
  for (let hand = 0; hand < handCount; hand++) come[hand] = handClasses[hand].probability;
  for (let used = 0; used <= stages; used++) {
    for (let hand = 0; hand < handCount; hand++) {
      const info = handCount * used + hand;
      const here = come[info];
      const from = used * choiceCount + choiceAt[hand];
      reach[info] = used === stages ? here : here * turning[from];
      if (used === stages || here === 0) continue;
      const again = reRolls[hand];
      for (let n = 0; n < again.length; n++) {
        const share = (here * turning[from + n + 1]) / 6;
        if (share > 0) for (const to of again[n].leadsTo) come[handCount * (used + 1) + to] += share;
      }
    }
  }
  return { come, reach };
}

/**
 * Calls `each` for every plan of a mixture with its probability.
 * @param stages the number of re-rolls that the player of the mixture can pay for
 * @param each gets the hand, the index among the plans of all hands, and the number of re-rolls
 */
export function plansIn(
  { turning, first, plans, chances }: Mixture,
  stages: number,
  each: (hand: number, plan: number, used: number, mass: number) => void,
): void {
  const { reach } = walk(turning, stages);
  for (let info = 0; info < reRollLevels * handCount; info++) {
    const here = reach[info];
    if (here === 0) continue;
    const used = Math.floor(info / handCount);
    for (let at = first[info]; at < first[info + 1]; at++) {
      if (chances[at] !== 0) each(info % handCount, plans[at], used, here * chances[at]);
    }
  }
}

/**
 * Adds a mixture to a field.
 * @param payoffs from `payoffsOf`
 * @param stages the number of re-rolls that the player of the mixture can pay for
 */
export function setAgainst(field: MatchField, payoffs: Float64Array, mixture: Mixture, stages: number): void {
  field.clear(payoffs);
  plansIn(mixture, stages, (_hand, plan, used, mass) =>
    field.add(plan, laneOf[reRollLevels * actionOf(plan) + used], mass),
  );
  field.close();
}

export interface HandChances {
  readonly keep: number;
  readonly again: readonly { readonly face: Face; readonly chance: number }[];
  /** The plans for a kept hand, as numbers within the plans of that hand; empty if the hand is never kept. */
  readonly plans: readonly { readonly plan: number; readonly chance: number }[];
}

/**
 * Returns the choices of a mixture for a hand.
 * @param used the number of earlier re-rolls
 * @param points the points at the start of the turn
 */
export function chancesOf(
  { turning, first, plans, chances }: Mixture,
  hand: number,
  used: number,
  points: number,
): HandChances {
  const from = used * choiceCount + choiceAt[hand];
  const again = used < stagesOf(points) ? reRolls[hand] : [];
  const [start, end] = [first[handCount * used + hand], first[handCount * used + hand + 1]];
  return {
    keep: again.length > 0 ? turning[from] : 1,
    again: again.map(({ face }, n) => ({ face, chance: turning[from + n + 1] })),
    plans: Array.from(plans.subarray(start, end), (plan, n) => ({
      plan: plan - firstPlans[hand],
      chance: chances[start + n],
    })),
  };
}

/** The number of steps of a probability in a file, which stores multiples of 1 / 31. */
export const shareSteps = 31;

/** Returns the plan with the same split but without actions. */
const dropActions = (plan: number): number => plan - actionOf(plan);

/**
 * Returns the plans of a hand after this number of re-rolls. If it has none, returns those after another number of
 * re-rolls, or else the hand's first split.
 */
function plansAt({ first, plans, chances }: Mixture, info: number): { plan: number; chance: number }[] {
  const hand = info % handCount;
  for (const at of [info, hand, hand + handCount, hand + 2 * handCount]) {
    const [from, to] = [first[at], first[at + 1]];
    if (from < to)
      return Array.from(plans.subarray(from, to), (plan, n) => ({ plan, chance: chances[from + n] }));
  }
  return [{ plan: firstPlans[hand], chance: 1 }];
}

/**
 * Returns the part of a mixture that a player with `points` can pay for. If the player can pay for none of a hand's
 * plans, their splits are played without actions.
 */
export function limitToPoints(mixture: Mixture, points: number): Mixture {
  if (points >= turnPrices[turnPrices.length - 1]) return mixture;
  const turning = mixture.turning.slice();
  for (let used = stagesOf(points); used < reRollLevels - 1; used++)
    for (let hand = 0; hand < handCount; hand++) {
      const from = used * choiceCount + choiceAt[hand];
      turning.fill(0, from, used * choiceCount + choiceAt[hand + 1])[from] = 1;
    }
  const { reach } = walk(turning, stagesOf(points));
  const kept: { plan: number; chance: number }[] = [];
  const first = new Int32Array(reRollLevels * handCount + 1);
  for (let info = 0; info < reRollLevels * handCount; info++) {
    const left = points - prices.reRoll * Math.floor(info / handCount);
    const all = reach[info] > 0 ? plansAt(mixture, info) : [];
    const paid = all.filter(({ plan }) => priceOf[actionOf(plan)] <= left);
    const sum = paid.reduce((chances, { chance }) => chances + chance, 0);
    if (sum > 0) kept.push(...paid.map(({ plan, chance }) => ({ plan, chance: chance / sum })));
    else kept.push(...all.map(({ plan, chance }) => ({ plan: dropActions(plan), chance })));
    first[info + 1] = kept.length;
  }
  return {
    turning,
    first,
    plans: Int32Array.from(kept, ({ plan }) => plan),
    chances: Float64Array.from(kept, ({ chance }) => chance),
  };
}
