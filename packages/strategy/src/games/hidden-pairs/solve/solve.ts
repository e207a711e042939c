import type { Solving } from '../../../solve/progress.ts';
import {
  planCount,
  reachOf,
  reRollValues,
  type TurnGame,
  type TurnStrategy,
  TurnTables,
} from './equilibrium.ts';
import { handClasses, reRolls } from './hands.ts';

/**
 * Computes the probabilities of regret matching: proportional to the positive regrets, or uniform if there are none.
 */
function matchRegrets(regrets: Float64Array, into: Float64Array): void {
  let sum = 0;
  for (let index = 0; index < regrets.length; index++) sum += regrets[index];
  if (sum <= 0) {
    into.fill(1 / into.length);
    return;
  }
  for (let index = 0; index < regrets.length; index++) into[index] = regrets[index] / sum;
}

/** Updates the regrets and returns the value of the strategy that was played. As in CFR+, negative regrets become 0. */
function updateRegrets(regrets: Float64Array, played: Float64Array, values: Float64Array): number {
  let value = 0;
  for (let index = 0; index < played.length; index++) value += played[index] * values[index];
  for (let index = 0; index < played.length; index++) {
    regrets[index] = Math.max(0, regrets[index] + values[index] - value);
  }
  return value;
}

function addToAverage(sum: Float64Array, played: Float64Array, weight: number): void {
  if (weight <= 0) return;
  for (let index = 0; index < played.length; index++) {
    sum[index] = sum[index] + weight * played[index];
  }
}

interface InformationSet {
  readonly regrets: Float64Array;
  readonly played: Float64Array;
  /** The weighted sum of the strategies of all iterations. The average strategy is computed from it. */
  readonly sum: Float64Array;
}

const informationSet = (choices: number): InformationSet => ({
  regrets: new Float64Array(choices),
  played: new Float64Array(choices).fill(1 / choices),
  sum: new Float64Array(choices),
});

function average({ sum }: InformationSet): Float64Array {
  const total = sum.reduce((a, b) => a + b, 0);
  return total > 0 ? sum.map((value) => value / total) : sum.fill(1 / sum.length);
}

/**
 * Approximates the symmetric equilibrium of one turn for two players by CFR+ (Tammelin 2014): negative regrets become
 * 0, and iterations are weighted by their number.
 * @param sweeps the number of iterations; the exploitability is about proportional to 1 / sweeps
 */
export function* solveTurn(game: TurnGame, sweeps: number): Solving<TurnStrategy> {
  const tables = new TurnTables(game);
  const hands = handClasses.length;
  const plans = handClasses.map((_, hand) => informationSet(planCount(game, hand)));
  const reRolling = [0, 1].map(() => reRolls.map((choices) => informationSet(choices.length + 1)));
  const values = plans.map(({ played }) => new Float64Array(played.length));
  const reRollingPlayed = () => reRolling.map((stage) => stage.map(({ played }) => played));
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    const reach = reachOf(game, reRollingPlayed());
    tables.setOpponent(
      reach,
      plans.map(({ played }) => played),
    );
    const kept = new Float64Array(hands);
    for (const [hand, plan] of plans.entries()) {
      const planValues = values[hand];
      tables.planValues(hand, planValues);
      addToAverage(plan.sum, plan.played, sweep * reach[hand]);
      kept[hand] = updateRegrets(plan.regrets, plan.played, planValues);
      matchRegrets(plan.regrets, plan.played);
    }
    if (game.reRolls) updateReRolls(reRolling, kept, sweep);
    yield sweep / sweeps;
  }
  return {
    game,
    plans: plans.map(average),
    reRolling: reRolling.map((stage) => stage.map(average)),
  };
}

/** Updates the re-rolls, from the last one to the first. */
function updateReRolls(
  reRolling: readonly (readonly InformationSet[])[],
  kept: Float64Array,
  sweep: number,
): void {
  let after = kept;
  for (const stage of [...reRolling].reverse()) {
    const before = new Float64Array(kept.length);
    for (const [hand, choice] of stage.entries()) {
      addToAverage(choice.sum, choice.played, sweep);
      before[hand] = updateRegrets(choice.regrets, choice.played, reRollValues(hand, kept[hand], after));
      matchRegrets(choice.regrets, choice.played);
    }
    after = before;
  }
}
