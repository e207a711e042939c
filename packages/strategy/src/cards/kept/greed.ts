import type { Card } from '../card.ts';
import type { RaceRule } from '../race/rule.ts';

/** Found by `dicehall card greed --search`. */
export const greedCards: readonly Card<RaceRule>[] = [
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
      value: 0.4786247298493415,
      loss: 0.021375270150658487,
      bySeat: [0.02215985118107555, 0.020590689120241423],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 3],
        at: 250,
        when: null,
      },
      {
        kind: 'lead',
        points: 350,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4884873855972236,
      loss: 0.0115126144027764,
      bySeat: [0.012271638202947188, 0.010753590602605612],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 2],
        at: 200,
        when: null,
      },
      {
        kind: 'stop',
        dice: [3, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'lead',
        points: 350,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4944373153870717,
      loss: 0.005562684612928304,
      bySeat: [0.00546440835534745, 0.005660960870509157],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 2],
        at: 200,
        when: null,
      },
      {
        kind: 'stop',
        dice: [3, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'add',
        points: 50,
        when: {
          what: 'behind',
          by: 600,
        },
      },
      {
        kind: 'lead',
        points: 350,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.4951665210778597,
      loss: 0.004833478922140311,
      bySeat: [0.0048338823796793, 0.004833075464601322],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 2],
        at: 200,
        when: null,
      },
      {
        kind: 'stop',
        dice: [3, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'stop',
        dice: [4, 4],
        at: 850,
        when: null,
      },
      {
        kind: 'add',
        points: 50,
        when: {
          what: 'behind',
          by: 600,
        },
      },
      {
        kind: 'lead',
        points: 350,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.49543355308941917,
      loss: 0.004566446910580835,
      bySeat: [0.0045246918089590915, 0.004608202012202578],
    },
  },
  {
    rules: [
      {
        kind: 'stop',
        dice: [1, 2],
        at: 200,
        when: null,
      },
      {
        kind: 'stop',
        dice: [3, 3],
        at: 400,
        when: null,
      },
      {
        kind: 'stop',
        dice: [4, 4],
        at: 850,
        when: null,
      },
      {
        kind: 'add',
        points: 50,
        when: {
          what: 'behind',
          by: 1200,
        },
      },
      {
        kind: 'add',
        points: 50,
        when: {
          what: 'behind',
          by: 600,
        },
      },
      {
        kind: 'lead',
        points: 350,
      },
    ],
    cost: {
      unit: 'win',
      perfect: 0.5,
      value: 0.495613069763549,
      loss: 0.004386930236450953,
      bySeat: [0.004375882893207228, 0.0043979775796946785],
    },
  },
];
