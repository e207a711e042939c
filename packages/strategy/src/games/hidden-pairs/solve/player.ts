import type { HiddenPairsMove, HiddenPairsView } from '@dicehall/engine';
import type { Bot, Random } from '../../../bots/bot.ts';
import { handClasses, handIndex } from './hands.ts';
import type { PlayedMatch } from './match/match.ts';
import { chancesOf } from './match/mixture.ts';
import { standingOf } from './match/standings.ts';
import { TurnValues } from './match/turn-values.ts';
import { commitFor } from './plans.ts';

/**
 * Draws a random item in proportion to its chance. Returns the first item if no chance is positive, and undefined for
 * an empty list.
 */
function drawOne<One extends { readonly chance: number }>(
  all: readonly One[],
  random: Random,
): One | undefined {
  let left = random();
  return (
    all.find(({ chance }) => {
      left -= chance;
      return left < 0;
    }) ?? all[0]
  );
}

export function hiddenPairsExpert(match: PlayedMatch): Bot<HiddenPairsView, HiddenPairsMove> {
  return {
    choose(view, seat, random) {
      const { hand } = view;
      if (hand === null || hand.dice.length !== handClasses[0]?.faces.length) {
        throw new RangeError('Only a seat that holds six dice can choose');
      }
      const { left, own, other } = standingOf(view, seat);
      const mixture = match.mixture(left, own, other);
      const index = handIndex(hand.dice);
      const { keep, again, plans } = chancesOf(mixture, index, hand.reRolls, own);
      const roll = drawOne([{ chance: keep, face: null }, ...again], random);
      if (roll?.face) return { type: 're-roll', die: hand.dice.indexOf(roll.face) };
      // The mixture never keeps this hand, so the player reached it by a move outside the mixture.
      const rare = () => new TurnValues(match, left, own, other).kept(index, hand.reRolls);
      const { plan } = drawOne(plans, random) ?? rare();
      return commitFor(hand.dice, plan, 1 - seat);
    },
  };
}
