import { type FoundCard, type GameCards, wordCards } from '../../cards/card.ts';
import { type TableRule, type TenThousandRule, tableText, tenThousandRuleText } from './card-rules.ts';

const tenThousandTable: TableRule = {
  kind: 'table',
  columns: [
    [1, 2],
    [3, 3],
    [4, 5],
    [6, 6],
  ],
  bands: [null, 3000, 1000],
  rows: [
    {
      needs: [[200, 300]],
      always: true,
      limits: [
        [0, 0, 250, 0],
        [0, 250, 250, 0],
        [0, 550, 900, 0],
      ],
    },
    {
      needs: [[350, 400]],
      always: true,
      limits: [
        [350, null, null, null],
        [300, 350, null, 1500],
        [0, 700, null, 750],
      ],
    },
    {
      needs: [
        [500, 500],
        [600, 600],
        [700, 700],
        [1000, 1000],
      ],
      always: false,
      limits: [
        [0, 250, null, null],
        [0, 250, null, null],
        [250, 550, null, null],
      ],
    },
    {
      needs: [[450, 950]],
      always: false,
      limits: [
        [300, 350, null, null],
        [350, null, null, null],
        [800, 1250, null, null],
      ],
    },
    {
      needs: [[1500, 1500]],
      always: true,
      limits: [
        [0, 0, null, null],
        [0, 0, 0, null],
        [0, 0, 0, null],
      ],
    },
    {
      needs: [[1050, 1450]],
      always: false,
      limits: [
        [400, null, null, null],
        [500, null, null, null],
        [600, 750, null, null],
      ],
    },
    {
      needs: [[1550, null]],
      always: false,
      limits: [
        [250, 350, null, null],
        [300, 1500, null, null],
        [450, 750, null, null],
      ],
    },
  ],
};

/**
 * These cards were found by hill climbing (docs/strategy.md). The card of 3 rules was then made cheaper by hand, and
 * the table of the card of 7 rules was fitted to choices from matches.
 */
const found: readonly FoundCard<TenThousandRule>[] = [
  {
    rules: [{ kind: 'stop', dice: [1, 3], at: 250 }],
    lost: [0.22740039708919235, 0.21391656804986536],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 3], at: 400 },
      { kind: 'put-back', worth: 200, dice: [4, 6], need: null },
    ],
    lost: [0.15371422878974195, 0.14479786810305417],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 3], at: 400 },
      { kind: 'put-back', worth: 150, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1600 },
    ],
    lost: [0.10087395225144519, 0.09494791741078246],
  },
  {
    rules: [
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350 },
      { kind: 'put-back', worth: 100, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1700 },
    ],
    lost: [0.06692648623844638, 0.06389241170683263],
  },
  {
    rules: [
      { kind: 'land', from: 200, to: 400, dice: 2 },
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350 },
      { kind: 'put-back', worth: 100, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1700 },
    ],
    lost: [0.052761262648103935, 0.051169988130319255],
  },
  {
    rules: [
      { kind: 'land', from: 200, to: 350, dice: 2 },
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350 },
      { kind: 'put-back', worth: 50, dice: [3, 6], need: 700 },
      { kind: 'put-back', worth: 150, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1600 },
    ],
    lost: [0.04748181856731548, 0.04618453563600777],
  },
  {
    rules: [
      tenThousandTable,
      { kind: 'instead', four: 350, five: 400 },
      { kind: 'instead-six', from: 1500, over: 3000 },
      { kind: 'out', two: 300, three: 400, four: 1000 },
      { kind: 'aim', need: 700, leave: [100, 200, 150] },
      { kind: 'worths', worths: [100, 50, 100, 200, 500, 500] },
      { kind: 'take-product', product: 1650 },
    ],
    lost: [0.017493070709281966, 0.017355661553247526],
  },
];

export const tenThousandCards: GameCards = wordCards(
  found,
  'win',
  (kinds) => [
    ...(kinds.includes('take-product') ? [] : (['card-ten-thousand-take'] as const)),
    'card-ten-thousand-exact',
    'card-ten-thousand-bank',
    'card-ten-thousand-roll',
    'card-ten-thousand-equal',
    'card-ten-thousand-count',
  ],
  (rule) => tenThousandRuleText(rule, 6),
  (rule) => (rule.kind === 'table' ? tableText(rule, 6) : null),
);
