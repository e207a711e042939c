import { message, type RollScorer } from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';
import { scoreThrees } from './scoring.ts';
import { allDice } from './state.ts';

export const threesRollScorer: RollScorer<ThreesOptions> = {
  counts: () => [allDice],
  score(dice, { moon }) {
    const score = scoreThrees(dice, moon);
    return {
      data: { dice, score },
      text: message('threes-roll-score', { dice: { dice }, score }),
    };
  },
};
