import { type HiddenPairsMove, type HiddenPairsView, ofSeat } from '@dicehall/engine';
import type { Bot, Random } from '../../bots/bot.ts';
import { manySeatsExpert } from '../../bots/hidden-pairs.ts';
import { hiddenPairsModel } from '../../bots/hidden-pairs-model.ts';
import { commitFor } from './commits.ts';
import { handValuesOf, matchOf } from './hand-values.ts';
import { handClasses, handIndex, reRolls } from './hands.ts';
import { planMix, reRollMix } from './mix.ts';
import type { TurnPolicy } from './policy.ts';

/** Samples an index. @param chances sum to 1 */
function drawn(chances: readonly number[], random: Random): number {
  let left = random();
  const at = chances.findIndex((chance) => {
    left -= chance;
    return chance > 0 && left < 0;
  });
  return Math.max(0, at);
}

/**
 * Plays a solved turn. Against one opponent it plays the equilibrium's mixture, tilted towards plans with a higher win
 * probability; plans that the player cannot afford are left out. At larger tables it plays `manySeatsExpert`.
 * @param value `match` maximises the win probability, `points` the points of the turn
 */
export function hiddenPairsExpert(
  policy: TurnPolicy,
  value: 'match' | 'points' = 'match',
): Bot<HiddenPairsView, HiddenPairsMove> {
  const played = value === 'match' ? matchOf(policy) : null;
  // Warm-up, so that the first move is not slow.
  hiddenPairsModel();
  if (played !== null) {
    const level = { scores: [500, 500], options: { turns: 1 }, turn: 1 };
    handValuesOf(played, level, 0).best(handIndex([1, 2, 3, 4, 5, 6]), 0);
  }
  return {
    choose(view, seat, random) {
      if (view.scores.length > 2) return manySeatsExpert.choose(view, seat, random);
      const { hand } = view;
      if (hand === null || hand.dice.length !== handClasses[0]?.faces.length) {
        throw new RangeError('Only a seat that holds six dice can choose');
      }
      const points = ofSeat(view.scores, seat);
      const handValues = played === null ? null : handValuesOf(played, view, seat);
      const index = handIndex(hand.dice);
      const choices = reRollMix(policy, index, hand.reRolls, points, handValues);
      const choice = choices.length > 1 ? drawn(choices, random) : 0;
      const again = reRolls[index]?.[choice - 1];
      if (again !== undefined) return { type: 're-roll', die: hand.dice.indexOf(again.face) };
      const mixed = planMix(policy, index, points, handValues);
      const chances = mixed.map(({ probability }) => probability);
      const { plan = 0 } = mixed[drawn(chances, random)];
      return commitFor(hand.dice, plan, 1 - seat);
    },
  };
}
