import { mostReRolls, prices } from '@dicehall/engine';
import { type HandValues, tilted } from './hand-values.ts';
import { allActions } from './plans.ts';
import type { MixedPlan, TurnPolicy } from './policy.ts';

/** The affordable plans; if there is none, the same splits without actions. */
function affordable(plans: readonly MixedPlan[], points: number): readonly MixedPlan[] {
  const paid = plans.filter(({ plan }) => allActions[plan % allActions.length].price <= points);
  if (paid.length > 0) return paid;
  return plans.map(({ plan, probability }) => ({ plan: plan - (plan % allActions.length), probability }));
}

/** Normalises weights; if all are 0, the first gets 1. */
function scaled(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight, index) => (sum > 0 ? weight / sum : index === 0 ? 1 : 0));
}

/**
 * The probabilities of keeping a hand and of each re-roll.
 * @param used re-rolls of the turn so far
 * @param points left
 * @param handValues tilts the policy, unless null
 */
export function reRollMix(
  policy: TurnPolicy,
  hand: number,
  used: number,
  points: number,
  handValues: HandValues | null,
): readonly number[] {
  if (used >= mostReRolls || points < prices.reRoll) return [1];
  const chances = policy.reRolling[used]?.[hand] ?? [1];
  return scaled(tilted(chances, handValues?.reRolls(hand, chances) ?? null));
}

/** The plans of a hand that is kept. */
export function planMix(
  policy: TurnPolicy,
  hand: number,
  points: number,
  handValues: HandValues | null,
): readonly MixedPlan[] {
  const mixed = affordable(policy.plans[hand], points);
  const chances = mixed.map(({ probability }) => probability);
  const shares = scaled(
    tilted(chances, handValues === null ? null : mixed.map(({ plan }) => handValues.plan(hand, plan))),
  );
  return mixed.map(({ plan }, index) => ({ plan, probability: shares[index] }));
}
