import { message, mostOf, type RollScorer } from '../../core/index.ts';
import { scoringKeeps } from './keeps.ts';
import type { TenThousandOptions } from './options.ts';

export const tenThousandRollScorer: RollScorer<TenThousandOptions> = {
  counts: ({ dice }) => Array.from({ length: dice }, (_, index) => index + 1),
  hasKeeps: true,
  score(dice, options) {
    const score = mostOf(dice, options);
    const keeps = scoringKeeps(dice, options);
    return {
      data: { dice, score, keeps },
      text: message('ten-thousand-roll-score', { dice: { dice }, score, keeps: keeps.length }),
      keeps,
    };
  },
};
