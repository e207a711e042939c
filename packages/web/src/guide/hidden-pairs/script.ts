import type { GuideScript } from '../script.ts';

const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
];
const commit = { type: 'commit', pairs };

export const script: GuideScript = {
  options: { turns: 2 },
  throws: [
    [6, 6, 5, 4, 3, 1],
    [6, 5, 5, 5, 2, 1],
    [6, 5, 5, 4, 2, 1],
    [6, 6, 5, 5, 1, 1],
  ],
  steps: [
    { tell: 'guide-hidden-pairs-start' },
    { bot: commit },
    { ask: 'guide-hidden-pairs-commit', move: commit },
    { tell: 'guide-hidden-pairs-revealed' },
    { bot: commit },
    {
      ask: 'guide-hidden-pairs-hindrance',
      move: { ...commit, hinderance: { round: 1, seat: 1 } },
    },
    { tell: 'guide-hidden-pairs-end' },
  ],
};
