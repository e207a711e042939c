import { message, type RollScorer } from '../../core/index.ts';
import type { GreedOptions } from './options.ts';
import { scoreGreed } from './scoring.ts';
import { allDice } from './state.ts';

export const greedRollScorer: RollScorer<GreedOptions> = {
  counts: () => Array.from({ length: allDice }, (_, index) => index + 1),
  score(dice, options) {
    const { score, rest } = scoreGreed(dice, options);
    return {
      data: { dice, score, rest },
      text: message('greed-roll-score', { dice: { dice }, score, rest }),
    };
  },
};
