import { planCount, type TurnGame, type TurnStrategy } from './equilibrium.ts';
import { handClasses } from './hands.ts';

export interface MixedPlan {
  /** Split * actions + action. */
  readonly plan: number;
  readonly probability: number;
}

/** A strategy without its least probable plans, which makes it small enough for a file. */
export interface TurnPolicy {
  readonly game: TurnGame;
  readonly plans: readonly (readonly MixedPlan[])[];
  readonly reRolling: readonly (readonly (readonly number[])[])[];
}

/** Less probable plans are dropped, and the others normalised. */
const leastProbability = 0.002;

function thinned(probabilities: Float64Array): MixedPlan[] {
  const kept = [...probabilities].flatMap((probability, plan) =>
    probability >= leastProbability ? [{ plan, probability }] : [],
  );
  const total = kept.reduce((sum, { probability }) => sum + probability, 0);
  return kept.map(({ plan, probability }) => ({ plan, probability: probability / total }));
}

export const policyOf = ({ game, plans, reRolling }: TurnStrategy): TurnPolicy => ({
  game,
  plans: plans.map(thinned),
  reRolling: reRolling.map((stage) => stage.map((choices) => [...choices])),
});

/** The strategy of a policy, for measuring the effect of the dropped plans. */
export const strategyOf = ({ game, plans, reRolling }: TurnPolicy): TurnStrategy => ({
  game,
  plans: handClasses.map((_, hand) => {
    const whole = new Float64Array(planCount(game, hand));
    for (const { plan, probability } of plans[hand]) whole[plan] = probability;
    return whole;
  }),
  reRolling: reRolling.map((stage) => stage.map((choices) => Float64Array.from(choices))),
});
