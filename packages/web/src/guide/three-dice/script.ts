import type { GuideScript } from '../script.ts';

const all = { type: 'roll', dice: [0, 1, 2] };

export const script: GuideScript = {
  options: { rounds: 1 },
  throws: [[5], [3], [1, 4, 2], [6, 3], [2, 3, 5], [6, 4]],
  steps: [
    { ask: 'guide-three-dice-start', move: all },
    { ask: 'guide-three-dice-hold', mark: [0] },
    { ask: 'guide-three-dice-roll-two', move: { type: 'roll', dice: [1, 2] } },
    { ask: 'guide-three-dice-stay', move: { type: 'stay' } },
    { bot: all },
    { tell: 'guide-three-dice-stairs' },
    { bot: { type: 'roll', dice: [0, 1] } },
    { tell: 'guide-three-dice-end' },
  ],
};
