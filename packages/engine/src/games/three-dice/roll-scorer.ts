import { message, type RollScorer } from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import { kindOf, pointsOf } from './scoring.ts';
import { allDice } from './state.ts';

/** The name of a circumstance: the previous player finished on stairs. */
const afterStairs = 'after-stairs';

export const threeDiceRollScorer: RollScorer<ThreeDiceOptions> = {
  counts: () => [allDice],
  circumstances: [afterStairs],
  score(dice, _options, circumstances) {
    const points = pointsOf(dice);
    const kind = kindOf(dice, circumstances.includes(afterStairs));
    return {
      data: { dice, points, kind },
      text: message('three-dice-roll-score', { dice: { dice }, points, kind }),
    };
  },
};
