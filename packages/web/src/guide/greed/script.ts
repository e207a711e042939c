import type { GuideScript } from '../script.ts';

const roll = { type: 'roll' };
const stop = { type: 'stop' };

export const script: GuideScript = {
  options: { target: 900, opening: 300 },
  throws: [
    [1, 1, 5, 3, 4],
    [5, 2],
    [2, 3, 4, 6, 6],
    [4, 4, 4, 1, 5],
    [1, 2, 2, 3, 6],
    [1, 5, 2, 3, 4],
    [2, 3, 6],
  ],
  steps: [
    { ask: 'guide-greed-start', move: roll },
    { ask: 'guide-greed-go-on', move: roll },
    { ask: 'guide-greed-bank', move: stop },
    { bot: roll },
    { tell: 'guide-greed-bust' },
    { ask: 'guide-greed-second-turn', move: roll },
    { ask: 'guide-greed-hot-dice', move: roll },
    { ask: 'guide-greed-final-round', move: stop },
    { bot: roll },
    { bot: roll },
    { tell: 'guide-greed-end' },
  ],
};
