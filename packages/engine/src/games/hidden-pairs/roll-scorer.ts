import { message, type RollScorer, sumOf } from '../../core/index.ts';
import { diceBlockOf, hinderanceOf } from './attacks.ts';
import type { HiddenPairsOptions } from './options.ts';

/** Scores two dice as a pair, and six dice as a hand with the amounts of its attacks. */
export const hiddenPairsRollScorer: RollScorer<HiddenPairsOptions> = {
  counts: () => [2, 6],
  score(dice) {
    if (dice.length === 2) {
      const value = sumOf(dice);
      return {
        data: { dice, value },
        text: message('hidden-pairs-roll-score-pair', { dice: { dice }, value }),
      };
    }
    const attacks = { hinderance: hinderanceOf(dice), diceBlock: diceBlockOf(dice) };
    return {
      data: { dice, ...attacks },
      text: message('hidden-pairs-roll-score-hand', { dice: { dice }, ...attacks }),
    };
  },
};
