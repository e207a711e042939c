import type { GuideScript } from '../script.ts';

const roll = { type: 'roll' };

export const script: GuideScript = {
  options: { target: 2000, opening: 300 },
  throws: [
    [6],
    [2],
    [2, 2, 2, 4, 3, 6],
    [1, 1, 6],
    [1, 1, 1, 2, 3, 4],
    [5, 2, 3],
    [2, 2, 3, 4, 6, 6],
    [5, 5, 5, 2, 3, 4],
    [5, 2, 3],
  ],
  steps: [
    { ask: 'guide-ten-thousand-start', move: roll },
    { ask: 'guide-ten-thousand-keep', mark: [0, 1, 2] },
    { ask: 'guide-ten-thousand-roll-on', move: { type: 'roll', keep: [0, 1, 2] } },
    { ask: 'guide-ten-thousand-ones', mark: [0, 1] },
    { ask: 'guide-ten-thousand-bank', move: { type: 'bank', keep: [0, 1] } },
    { bot: roll },
    { bot: { type: 'bank', keep: [0, 1, 2] } },
    { ask: 'guide-ten-thousand-take-over', move: { type: 'take-over' } },
    { ask: 'guide-ten-thousand-five', mark: [0] },
    { ask: 'guide-ten-thousand-bank-again', move: { type: 'bank', keep: [0] } },
    { bot: roll },
    { ask: 'guide-ten-thousand-exactly', move: roll },
    { ask: 'guide-ten-thousand-fives', mark: [0, 1, 2] },
    { ask: 'guide-ten-thousand-last', move: { type: 'roll', keep: [0, 1, 2] } },
    { ask: 'guide-ten-thousand-last-five', mark: [0] },
    { ask: 'guide-ten-thousand-win', move: { type: 'bank', keep: [0] } },
    { tell: 'guide-ten-thousand-end' },
  ],
};
