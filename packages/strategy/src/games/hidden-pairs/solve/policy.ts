import { err, ok, type Result } from '@dicehall/engine';
import {
  isOf,
  readSolution,
  type SolutionFileProblem,
  type SolutionOf,
  writeSolution,
} from '../../../files/solution-file.ts';
import { planCount, type TurnGame, type TurnStrategy } from './equilibrium.ts';
import { handClasses, reRolls } from './hands.ts';

export interface MixedPlan {
  /** The plan, encoded as split * actions + action. */
  readonly plan: number;
  readonly probability: number;
}

/** A strategy without its least probable plans. It fits into a small file. */
export interface TurnPolicy {
  readonly game: TurnGame;
  readonly plans: readonly (readonly MixedPlan[])[];
  readonly reRolling: readonly (readonly (readonly number[])[])[];
}

/** The probability below which plans are dropped. The remaining probabilities are normalised. */
const leastProbability = 0.002;

function dropRarePlans(probabilities: Float64Array): MixedPlan[] {
  const kept = [...probabilities].flatMap((probability, plan) =>
    probability >= leastProbability ? [{ plan, probability }] : [],
  );
  const total = kept.reduce((sum, { probability }) => sum + probability, 0);
  return kept.map(({ plan, probability }) => ({ plan, probability: probability / total }));
}

export const policyOf = ({ game, plans, reRolling }: TurnStrategy): TurnPolicy => ({
  game,
  plans: plans.map(dropRarePlans),
  reRolling: reRolling.map((stage) => stage.map((choices) => [...choices])),
});

/** Converts a policy to a strategy, so that the effect of the dropped plans can be measured. */
export const strategyOf = ({ game, plans, reRolling }: TurnPolicy): TurnStrategy => ({
  game,
  plans: handClasses.map((_, hand) => {
    const whole = new Float64Array(planCount(game, hand));
    for (const { plan, probability } of plans[hand]) whole[plan] = probability;
    return whole;
  }),
  reRolling: reRolling.map((stage) => stage.map((choices) => Float64Array.from(choices))),
});

/** Returns the name of the policy's file. The policy applies to matches of any number of turns. */
const policyFileOf = ({ luckyDice }: Pick<TurnGame, 'luckyDice'>): SolutionOf => ({
  game: 'hidden-pairs',
  options: { luckyDice },
  seats: 2,
});

/** Writes a policy with re-rolls and actions in the format of solution files. */
export function writePolicy({ game, plans, reRolling }: TurnPolicy): Uint8Array {
  const all = plans.flat();
  return writeSolution({
    ...policyFileOf(game),
    facts: {},
    parts: {
      counts: Uint32Array.from(plans, (ofHand) => ofHand.length),
      plans: Uint32Array.from(all, ({ plan }) => plan),
      probabilities: Float64Array.from(all, ({ probability }) => probability),
      reRolling: Float64Array.from(reRolling.flat(2)),
    },
  });
}

export function readPolicy(bytes: Uint8Array, game: TurnGame): Result<TurnPolicy, SolutionFileProblem> {
  const file = readSolution(bytes);
  if (!file.ok) return file;
  if (!isOf(file.value, policyFileOf(game))) return err('other-match');
  const { counts, plans, probabilities, reRolling } = file.value.parts;
  const stages = 2;
  const choices = reRolls.reduce((sum, ofHand) => sum + ofHand.length + 1, 0);
  const whole = Array.from(counts ?? []).reduce((sum, count) => sum + count, 0);
  const fits =
    counts?.length === handClasses.length &&
    plans?.length === whole &&
    probabilities?.length === whole &&
    reRolling?.length === stages * choices;
  if (!fits) return err('damaged');
  let at = 0;
  const mixed = Array.from(counts, (count) =>
    Array.from({ length: count }, () => {
      const one = { plan: plans?.[at], probability: probabilities?.[at] };
      at += 1;
      return one;
    }),
  );
  let choice = 0;
  const stage = (): number[][] =>
    reRolls.map((ofHand) => {
      const from = choice;
      choice += ofHand.length + 1;
      return Array.from(reRolling.slice(from, choice));
    });
  return ok({ game, plans: mixed, reRolling: [stage(), stage()] });
}
