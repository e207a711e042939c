import type { KeptCard } from '../card.ts';
import type { TenThousandRule } from '../race/keep-rule.ts';

/** Found by `dicehall card ten-thousand --search`; that of 3 rules was then changed by hand to one that costs less. */
export const tenThousandCards: readonly KeptCard<TenThousandRule>[] = [
  {
    rules: [{ kind: 'stop', dice: [1, 3], at: 250, when: null }],
    lost: [0.22740039708919235, 0.21391656804986536],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 3], at: 400, when: null },
      { kind: 'put-back', worth: 200, dice: [4, 6], need: null },
    ],
    lost: [0.15371422878974195, 0.14479786810305417],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 3], at: 400, when: null },
      { kind: 'put-back', worth: 150, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1600 },
    ],
    lost: [0.10087395225144519, 0.09494791741078246],
  },
  {
    rules: [
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350, when: null },
      { kind: 'put-back', worth: 100, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1700 },
    ],
    lost: [0.06692648623844638, 0.06389241170683263],
  },
  {
    rules: [
      { kind: 'land', from: 200, to: 400, dice: 2 },
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350, when: null },
      { kind: 'put-back', worth: 100, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1700 },
    ],
    lost: [0.052761262648103935, 0.051169988130319255],
  },
  {
    rules: [
      { kind: 'land', from: 200, to: 350, dice: 2 },
      { kind: 'room', least: 200 },
      { kind: 'stop', dice: [1, 3], at: 350, when: null },
      { kind: 'put-back', worth: 50, dice: [3, 6], need: 700 },
      { kind: 'put-back', worth: 150, dice: [4, 6], need: null },
      { kind: 'take-product', product: 1600 },
    ],
    lost: [0.04748181856731548, 0.04618453563600777],
  },
];
