import type { Card } from '../card.ts';
import type { ThreesRule } from '../threes/rule.ts';

/** Found by `dicehall card threes --search`. */
export const threesCards: readonly Card<ThreesRule>[] = [
  {
    rules: [
      {
        kind: 'bank',
        dice: [3, 5],
        total: 6,
        when: null,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.48598128051727285,
      loss: 0.014018719482727149,
      bySeat: [0.01217480654712405, 0.015862632418330247],
      meanScore: 0.01225795978406552,
    },
  },
  {
    rules: [
      {
        kind: 'moon',
        sixes: 1,
        when: {
          what: 'behind',
          by: 12,
          rounds: 2,
        },
      },
      {
        kind: 'bank',
        dice: [3, 5],
        total: 6,
        when: null,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4875641178745448,
      loss: 0.012435882125455211,
      bySeat: [0.010110895315694535, 0.014760868935215887],
      meanScore: 0.01225795978406552,
    },
  },
  {
    rules: [
      {
        kind: 'bank',
        dice: [3, 5],
        total: 5,
        when: {
          what: 'behind',
          by: 2,
          rounds: 5,
        },
      },
      {
        kind: 'moon',
        sixes: 1,
        when: {
          what: 'behind',
          by: 12,
          rounds: 2,
        },
      },
      {
        kind: 'bank',
        dice: [3, 5],
        total: 6,
        when: null,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4886560938307353,
      loss: 0.011343906169264673,
      bySeat: [0.008605969047370488, 0.014081843291158858],
      meanScore: 0.01225795978406552,
    },
  },
];
