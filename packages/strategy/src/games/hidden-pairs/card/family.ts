import { type HiddenPairsMove, type HiddenPairsView, ofSeat, prices } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { CardFamily } from '../../../cards/card.ts';
import { commitFor } from '../solve/commits.ts';
import { handIndex } from '../solve/hands.ts';
import { allActions } from '../solve/plans.ts';
import { solveTurn } from '../solve/solve.ts';
import { HiddenPairsCards } from './evaluate.ts';
import { hiddenPairsAdditions, nearHiddenPairs, orderedHiddenPairs } from './moves.ts';
import type { HiddenPairsRule } from './rule.ts';
import { planBy, playsOf, reRolledBy } from './strategy.ts';

const sweeps = 200;

/** Plays Hidden Pairs for two by a card. */
export function hiddenPairsCardPlayer(
  rules: readonly HiddenPairsRule[],
): Bot<HiddenPairsView, HiddenPairsMove> {
  return {
    choose({ hand, scores }, seat, random) {
      if (hand === null) throw new RangeError('Only a seat that holds six dice can choose');
      const points = ofSeat(scores, seat);
      const { dice, reRolls } = hand;
      const face = reRolledBy(
        rules,
        dice.toSorted((a, b) => a - b),
        reRolls,
      );
      if (face !== null && points >= prices.reRoll) return { type: 're-roll', die: dice.indexOf(face) };
      const plays = playsOf(rules);
      const plan = planBy(rules, plays[Math.floor(random() * plays.length)], handIndex(dice));
      const action = plan % allActions.length;
      return commitFor(dice, allActions[action].price > points ? plan - action : plan, 1 - seat);
    },
  };
}

export const hiddenPairsFamily: CardFamily<HiddenPairsRule> = {
  *open() {
    return new HiddenPairsCards(yield* solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps));
  },
  player: (rules) => hiddenPairsCardPlayer(rules) as Bot,
  additions: hiddenPairsAdditions,
  near: nearHiddenPairs,
  ordered: orderedHiddenPairs,
};
