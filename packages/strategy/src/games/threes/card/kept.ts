import type { KeptCard } from '../../../cards/card.ts';
import type { ThreesRule } from './rule.ts';

/** Found by `dicehall card threes --search`; those of 4 and 5 rules without its step that exchanges rules. */
export const threesCards: readonly KeptCard<ThreesRule>[] = [
  {
    rules: [{ kind: 'bank', dice: [3, 5], total: 6, when: null }],
    lost: [0.01217480654712405, 0.015862632418330247],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.010110895315694535, 0.014760868935215887],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.008605969047370488, 0.014081843291158858],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'ahead', by: 3, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.009990850045742072, 0.011681029502728313],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'bank', dice: [4, 5], total: 7, when: { what: 'ahead', by: 9, rounds: 5 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'ahead', by: 3, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.009515805342490524, 0.011163192801417865],
    meanScore: 0.01225795978406552,
  },
];
