import { message, type RollScorer } from '../../core/index.ts';
import { scoringKeeps } from './keeps.ts';
import type { TenThousandOptions } from './options.ts';
import { mostOf } from './scoring.ts';
import { allDice } from './state.ts';

export const tenThousandRollScorer: RollScorer<TenThousandOptions> = {
  counts: Array.from({ length: allDice }, (_, index) => index + 1),
  hasKeeps: true,
  score(dice, { threePairs }) {
    const score = mostOf(dice, threePairs);
    const keeps = scoringKeeps(dice, threePairs);
    return {
      data: { dice, score, keeps },
      text: message('ten-thousand-roll-score', { dice: { dice }, score, keeps: keeps.length }),
      keeps,
    };
  },
};
