import {
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsView,
  mostReRolls,
  ofSeat,
  prices,
} from '@dicehall/engine';
import type { Bot, Random } from '../../bots/bot.ts';
import { amongMany } from '../../bots/hidden-pairs.ts';
import { hiddenPairsModel } from '../../bots/hidden-pairs-model.ts';
import { commitFor } from './commits.ts';
import { handClasses, handIndex, reRolls } from './hands.ts';
import { type HandWorths, matchOf, tilted, worthsOf } from './match-worth.ts';
import { allActions } from './plans.ts';
import type { MixedPlan, TurnPolicy } from './policy.ts';

/** An index of a list of weights, each as likely as its weight; 0 where all are zero. */
function drawn(weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((a, b) => a + b, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return weight > 0 && left < 0;
  });
  return Math.max(0, at);
}

/** The plans that so many points can pay for; where none is, the same splits without actions. */
function affordable(plans: readonly MixedPlan[], points: number): readonly MixedPlan[] {
  const paid = plans.filter(({ plan }) => (allActions[plan % allActions.length]?.price ?? 0) <= points);
  if (paid.length > 0) return paid;
  return plans.map(({ plan, probability }) => ({ plan: plan - (plan % allActions.length), probability }));
}

function chooseReRoll(
  policy: TurnPolicy,
  hand: Hand,
  points: number,
  worths: HandWorths | null,
  random: Random,
): HiddenPairsMove | null {
  if (hand.reRolls >= mostReRolls || points < prices.reRoll) return null;
  const index = handIndex(hand.dice);
  const chances = policy.reRolling[hand.reRolls]?.[index] ?? [];
  const choice = drawn(tilted(chances, worths?.reRolls(index, chances) ?? null), random);
  const chosen = reRolls[index]?.[choice - 1];
  return chosen === undefined ? null : { type: 're-roll', die: hand.dice.indexOf(chosen.face) };
}

/** How a solved turn is played within a match. */
export interface MatchPlay {
  /** `match`: points are worth what they change in who wins; `points`: as many as they are, whatever the score. */
  readonly value: 'match' | 'points';
}

/**
 * Plays a solved turn. Against one opponent it mixes as the equilibrium does, tilted by what each plan is worth in the
 * match: a few points of a decided match are not fought for, and who is behind in the last turn takes the chances that
 * can still win. Plans that the player cannot pay for are left out and the others scaled up. Among more than two the
 * equilibrium is of no use: there it weighs what it buys instead.
 */
export function hiddenPairsExpert(
  policy: TurnPolicy,
  { value }: MatchPlay = { value: 'match' },
): Bot<HiddenPairsView, HiddenPairsMove> {
  const played = value === 'match' ? matchOf(policy) : null;
  // What is weighed among many is learnt now, not while somebody waits for the first answer.
  hiddenPairsModel();
  return {
    choose(view, seat, random) {
      if (view.scores.length > 2) return amongMany.choose(view, seat, random);
      const { hand } = view;
      if (hand === null || hand.dice.length !== handClasses[0]?.faces.length) {
        throw new RangeError('Only a seat that holds six dice can choose');
      }
      const points = ofSeat(view.scores, seat);
      const worths = played === null ? null : worthsOf(played, view, seat);
      const reRoll = chooseReRoll(policy, hand, points, worths, random);
      if (reRoll !== null) return reRoll;
      const index = handIndex(hand.dice);
      const mixed = affordable(policy.plans[index] ?? [], points);
      const chances = tilted(
        mixed.map(({ probability }) => probability),
        worths === null ? null : mixed.map(({ plan }) => worths.plan(index, plan)),
      );
      const { plan = 0 } = mixed[drawn(chances, random)] ?? {};
      return commitFor(hand.dice, plan, 1 - seat);
    },
  };
}
