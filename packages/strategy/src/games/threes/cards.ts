import { type Message, message } from '@dicehall/engine';
import { type FoundCard, type GameCards, wordCards } from '../../cards/card.ts';

/** Limits a rule to a lead or a gap in the last rounds of a match. */
export interface ThreesWhen {
  readonly what: 'behind' | 'ahead';
  readonly by: number;
  /** The maximum number of rounds left, including the current one. */
  readonly rounds: number;
}

export type ThreesRule =
  /** A rule: bank if the last `dice` dice, just rolled, score `total` or less. */
  | {
      readonly kind: 'bank';
      readonly dice: readonly [number, number];
      readonly total: number;
      readonly when: ThreesWhen | null;
    }
  /** A rule: if the first roll has `sixes` 6s, keep only 6s. */
  | { readonly kind: 'moon'; readonly sixes: number; readonly when: ThreesWhen | null };

const whenValues = (when: ThreesWhen | null) => ({
  when: when?.what ?? 'always',
  by: when?.by ?? 0,
  rounds: when?.rounds ?? 0,
});

export function threesRuleText(rule: ThreesRule): Message {
  if (rule.kind === 'moon')
    return message('card-threes-moon', { sixes: rule.sixes, ...whenValues(rule.when) });
  const [from, to] = rule.dice;
  const span = from === 3 && to === 5 ? 'all' : from === to ? 'same' : 'two';
  return message('card-threes-bank', { from, to, span, ...whenValues(rule.when), total: rule.total });
}

/**
 * These cards were found by hill climbing (docs/strategy.md). The search for the cards of 4 and 5 rules did not
 * exchange rules.
 */
const found: readonly FoundCard<ThreesRule>[] = [
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
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.008605969047370488, 0.014081843291158858],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'ahead', by: 3, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.009990850045742072, 0.011681029502728313],
    meanScore: 0.01225795978406552,
  },
  {
    rules: [
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [4, 5], total: 7, when: { what: 'ahead', by: 9, rounds: 5 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'ahead', by: 3, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    lost: [0.009515805342490524, 0.011163192801417865],
    meanScore: 0.01225795978406552,
  },
];

export const threesCards: GameCards = wordCards(
  found,
  'win',
  () => ['card-threes-decide', 'card-threes-keep', 'card-threes-two', 'card-threes-last'],
  threesRuleText,
);
