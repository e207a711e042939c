import type { GuideScript } from '../script.ts';

const roll = { type: 'roll' };

export const script: GuideScript = {
  options: { rounds: 1 },
  throws: [
    [3, 3, 5, 6, 2],
    [1, 4, 6],
    [3, 5],
    [6, 6, 2, 5, 4],
  ],
  steps: [
    { ask: 'guide-threes-start', move: roll },
    { ask: 'guide-threes-keep', mark: [0, 1] },
    { ask: 'guide-threes-roll-on', move: { type: 'roll', keep: [0, 1] } },
    { ask: 'guide-threes-one', mark: [2] },
    { ask: 'guide-threes-roll-two', move: { type: 'roll', keep: [2] } },
    { ask: 'guide-threes-last', mark: [3] },
    { ask: 'guide-threes-finish', move: { type: 'bank' } },
    { bot: roll },
    { bot: { type: 'bank' } },
    { tell: 'guide-threes-end' },
  ],
};
