import type { TurnGame } from '../equilibrium.ts';
import { type Actions, actionOf, allActions, firstPlans, plansByHand } from '../plans.ts';
import { type Mixture, plansIn } from './mixture.ts';

const rounds = [0, 1, 2] as const;

interface Played {
  readonly hand: number;
  /** The index of the first pair's sum; the other two sums follow it. */
  readonly split: number;
  readonly actions: Actions;
}

/**
 * Returns a plan of a hand.
 * @param plan the index among the plans of the hand
 */
const playedBy = (hand: number, plan: number): Played => ({
  hand,
  split: 3 * Math.floor(plan / allActions.length),
  actions: allActions[actionOf(plan)],
});

/** Returns how much a player's attacks reduce the other's pair in a round. */
function taken(rule: TurnGame['luckyDice'], by: Played, on: Played, round: number): number {
  const { hinderance, diceBlock } = plansByHand[by.hand];
  const first = by.actions.hinderance === round + 1 ? hinderance : 0;
  const second = by.actions.diceBlock === round + 1 ? diceBlock : 0;
  if (on.actions.luckyDice !== round + 1) return first + second;
  return rule === 'all' ? 0 : Math.min(first, second);
}

/**
 * Returns the probabilities that a plan wins each round against a mixture. A tie counts half.
 * @param stages the number of re-rolls that the player of the mixture can pay for
 */
export function roundChances(
  rule: TurnGame['luckyDice'],
  { hand, plan }: { readonly hand: number; readonly plan: number },
  mixture: Mixture,
  stages: number,
): number[] {
  const own = playedBy(hand, plan);
  const chances = [0, 0, 0];
  plansIn(mixture, stages, (theirHand, theirPlan, _used, mass) => {
    const theirs = playedBy(theirHand, theirPlan - firstPlans[theirHand]);
    for (const round of rounds) {
      const lead =
        plansByHand[hand].sums[own.split + round] -
        taken(rule, theirs, own, round) -
        plansByHand[theirHand].sums[theirs.split + round] +
        taken(rule, own, theirs, round);
      if (lead >= 0) chances[round] += lead > 0 ? mass : mass / 2;
    }
  });
  return chances;
}
