import { planCount, type TurnGame, type TurnStrategy } from './equilibrium.ts';
import { handClasses } from './hands.ts';

/** One of the plans that a policy mixes for a hand: which split, which actions, how often. */
export interface MixedPlan {
  readonly plan: number;
  readonly probability: number;
}

/** A strategy that is small enough to keep: the plans that are hardly ever played are left out. */
export interface TurnPolicy {
  readonly game: TurnGame;
  readonly plans: readonly (readonly MixedPlan[])[];
  readonly reRolling: readonly (readonly (readonly number[])[])[];
}

/** The least probability that a policy keeps; what is left is scaled up to 1 again. */
const leastProbability = 0.002;

function thinned(probabilities: Float64Array): MixedPlan[] {
  const kept = [...probabilities].flatMap((probability, plan) =>
    probability >= leastProbability ? [{ plan, probability }] : [],
  );
  const total = kept.reduce((sum, { probability }) => sum + probability, 0);
  return kept.map(({ plan, probability }) => ({ plan, probability: probability / total }));
}

/** The policy of a solved turn. */
export const policyOf = ({ game, plans, reRolling }: TurnStrategy): TurnPolicy => ({
  game,
  plans: plans.map(thinned),
  reRolling: reRolling.map((stage) => stage.map((choices) => [...choices])),
});

/** The whole strategy that a policy plays, so that what was left out is measured too. */
export const strategyOf = ({ game, plans, reRolling }: TurnPolicy): TurnStrategy => ({
  game,
  plans: handClasses.map((_, hand) => {
    const whole = new Float64Array(planCount(game, hand));
    for (const { plan, probability } of plans[hand]) whole[plan] = probability;
    return whole;
  }),
  reRolling: reRolling.map((stage) => stage.map((choices) => Float64Array.from(choices))),
});
