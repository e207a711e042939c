import { gameOf, type ThreesOptions, withDefaults } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { type DiePoints, solveThrees, type ThreesRule, type ThreesWhen } from '@dicehall/strategy/solvers';
import type { CardFamily } from './evaluator.ts';
import { ThreesCards } from './threes.ts';
import { threesCardPlayer } from './threes-play.ts';

const limits: readonly DiePoints[] = [0, 1, 2, 4, 5];
const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10];

const whens: readonly ThreesWhen[] = (['behind', 'ahead'] as const).flatMap((what) =>
  [1, 2, 10].flatMap((rounds) => [3, 8, 15].map((by) => ({ what, by, rounds }))),
);

const spans: (readonly [number, number])[] = [
  [3, 3],
  [4, 4],
  [5, 5],
  [3, 4],
  [4, 5],
  [3, 5],
];

const rulesFor = (when: ThreesWhen | null): ThreesRule[] => [
  ...spans.flatMap((dice) => limits.map((most): ThreesRule => ({ kind: 'keep', dice, most, when }))),
  ...spans.flatMap((dice) => totals.map((total): ThreesRule => ({ kind: 'bank', dice, total, when }))),
  ...[1, 2, 3, 4].map((sixes): ThreesRule => ({ kind: 'moon', sixes, when })),
];

export const threesAdditions: readonly ThreesRule[] = [null, ...whens].flatMap(rulesFor);

const nearWhens = (when: ThreesWhen): ThreesWhen[] => [
  ...[-4, -2, -1, 1, 2, 4].map((step) => ({ ...when, by: when.by + step })).filter(({ by }) => by > 0),
  ...[-1, 1, 2]
    .map((step) => ({ ...when, rounds: when.rounds + step }))
    .filter(({ rounds }) => rounds > 0 && rounds <= 10),
];

/** The same kind of rule with every other number, and the same rule a little earlier or later. */
export const nearThrees = (rule: ThreesRule): ThreesRule[] => [
  ...rulesFor(rule.when).filter(({ kind }) => kind === rule.kind),
  ...(rule.when === null ? [] : nearWhens(rule.when).map((when) => ({ ...rule, when }))),
];

const rank = ({ kind, when }: ThreesRule): number =>
  when !== null ? 0 : kind === 'bank' ? 1 : kind === 'keep' ? 2 : 3;

/** Special cases first. */
export const orderedThrees = (rules: readonly ThreesRule[]): readonly ThreesRule[] =>
  rules.toSorted((a, b) => {
    if (rank(a) !== rank(b) || a.when !== null || a.kind === 'moon' || b.kind === 'moon')
      return rank(a) - rank(b);
    return a.dice[1] - a.dice[0] - (b.dice[1] - b.dice[0]) || b.dice[0] - a.dice[0];
  });

export const threesFamily: CardFamily<ThreesRule> = {
  *open() {
    const options = withDefaults(gameOf('threes').options, {}) as unknown as ThreesOptions;
    return new ThreesCards(yield* solveThrees(options));
  },
  player: (rules) => threesCardPlayer(rules) as Bot,
  additions: threesAdditions,
  near: nearThrees,
  ordered: orderedThrees,
};
