import type { Card } from '../card.ts';
import type { TenThousandRule } from '../race/keep-rule.ts';

/** Found by `dicehall card ten-thousand --search`. */
export const tenThousandCards: readonly Card<TenThousandRule>[] = [
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 3],
        at: 250,
        when: null,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.27934151743047114,
      loss: 0.22065848256952886,
      bySeat: [0.22740039708919235, 0.21391656804986536],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'put-back',
        what: 'most',
        dice: [4, 6],
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.3486853871593223,
      loss: 0.1513146128406777,
      bySeat: [0.155894807752045, 0.1467344179293104],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'take-sum',
        die: 150,
        sum: 1300,
      },
      {
        kind: 'put-back',
        what: 'most',
        dice: [4, 6],
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.39708168352925555,
      loss: 0.10291831647074448,
      bySeat: [0.10620372230234659, 0.09963291063914237],
    },
  },
  {
    rules: [
      {
        kind: 'room',
        least: 200,
      },
      {
        kind: 'stop',
        dice: [1, 3],
        at: 350,
        when: null,
      },
      {
        kind: 'take-sum',
        die: 150,
        sum: 1300,
      },
      {
        kind: 'put-back',
        what: 'most',
        dice: [4, 6],
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4231950384321419,
      loss: 0.0768049615678581,
      bySeat: [0.07877326291375752, 0.07483666022195867],
    },
  },
  {
    rules: [
      {
        kind: 'room',
        least: 200,
      },
      {
        kind: 'stop',
        dice: [1, 2],
        at: 50,
        when: {
          what: 'own-near',
          by: 1000,
        },
      },
      {
        kind: 'stop',
        dice: [1, 3],
        at: 350,
        when: null,
      },
      {
        kind: 'take-sum',
        die: 150,
        sum: 1300,
      },
      {
        kind: 'put-back',
        what: 'most',
        dice: [4, 6],
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.43271260617694085,
      loss: 0.06728739382305912,
      bySeat: [0.06867003344620198, 0.06590475419991626],
    },
  },
  {
    rules: [
      {
        kind: 'room',
        least: 200,
      },
      {
        kind: 'stop',
        dice: [1, 3],
        at: 250,
        when: {
          what: 'own-near',
          by: 550,
        },
      },
      {
        kind: 'stop',
        dice: [1, 3],
        at: 350,
        when: null,
      },
      {
        kind: 'put-back',
        what: 'fives',
        dice: [4, 5],
      },
      {
        kind: 'take-sum',
        die: 150,
        sum: 1300,
      },
      {
        kind: 'put-back',
        what: 'most',
        dice: [4, 6],
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.43895024659992854,
      loss: 0.06104975340007146,
      bySeat: [0.06210545720278071, 0.05999404959736221],
    },
  },
];
