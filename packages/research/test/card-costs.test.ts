import {
  type GreedOptions,
  gameOf,
  scoreGreed,
  type TenThousandOptions,
  type ThreesOptions,
  withDefaults,
} from '@dicehall/engine';
import type { TurnGame } from '@dicehall/strategy/hidden-pairs';
import {
  type HiddenPairsRule,
  type RaceRule,
  solveGreed,
  solveTenThousand,
  solveThrees,
  type TenThousandRule,
  type ThreesRule,
  Turns,
  throwsOf,
} from '@dicehall/strategy/solvers';
import { expect, it } from 'vitest';
import { solved } from '../../strategy/test/solved.ts';
import { GreedCards, greedStops } from '../src/cards/greed.ts';
import { HiddenPairsCards, reRolledBy, strategyBy } from '../src/cards/hidden-pairs.ts';
import { TenThousandCards } from '../src/cards/ten-thousand/evaluate.ts';
import { threeDiceFamily } from '../src/cards/three-dice.ts';
import { ThreesCards } from '../src/cards/threes.ts';
import { cardRulesOf } from './card-rules.ts';

it('each strategy card of Three Dice has one more rule than the one before, and costs each player what it states', () => {
  const evaluator = solved(threeDiceFamily.open());
  const cards = cardRulesOf('three-dice');
  expect(cards.map(({ rules }) => rules.length)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { rules, cost } of cards)
    expect(evaluator.cost(rules as never).bySeat).toEqual(cost.bySeat.map((lost) => expect.closeTo(lost, 9)));
});

/** An independent evaluation of a card of Greed, by plain iteration over whole throws and scores. */
function plainGreed(options: GreedOptions, rules: readonly RaceRule[]): readonly [number, number] {
  const { race, rules: race2 } = solved(solveGreed(options));
  const turns = new Turns(race2, race);
  const { target, opening } = race2;
  const outcomes = [0, 1, 2, 3, 4, 5].map((dice) =>
    throwsOf(dice).map(({ dice: thrown, ways }) => {
      const { score, rest } = scoreGreed(thrown);
      return { chance: ways / 6 ** dice, score: score / 50, left: rest === 0 ? 5 : rest };
    }),
  );
  const scores = Array.from({ length: target }, (_, score) => score).filter(
    (score) => score === 0 || score >= opening,
  );
  const mine = new Map<number, number>();
  const theirs = new Map<number, number>();
  const of = (table: Map<number, number>, own: number, other: number) => table.get(own * 1000 + other) ?? 0.5;
  const last = turns.between(0, 0);
  /** Returns the value of a turn. `stops` makes the decisions, and `banked` returns the value of a bank. */
  const turn = (
    stops: (points: number, dice: number) => boolean,
    banked: (points: number) => number,
    bust: number,
  ) => {
    const known = new Map<number, number>();
    const roll = (points: number, dice: number): number => {
      const found = known.get(points * 6 + dice);
      if (found !== undefined) return found;
      let value = 0;
      for (const { chance, score, left } of outcomes[dice] ?? []) {
        if (score === 0) value += chance * bust;
        else {
          const total = points + score;
          value += chance * (total > 120 || stops(total, left) ? banked(total) : roll(total, left));
        }
      }
      known.set(points * 6 + dice, value);
      return value;
    };
    return roll(0, 5);
  };
  for (let sum = 2 * (target - 1); sum >= 0; sum--) {
    for (const own of scores) {
      const other = sum - own;
      if (!scores.includes(other)) continue;
      const key = own * 1000 + other;
      const perfect = turns.between(other, own);
      const { top, stop, rolled } = perfect;
      const best = stop.slice(0, top * 5).map((value, at) => (value > (rolled[at] ?? 0) ? 1 : 0));
      for (let round = 0; round < 60; round++) {
        const before = of(mine, own, other);
        mine.set(
          key,
          turn(
            greedStops(rules, race2, own, other),
            (points) =>
              own + points < target
                ? of(theirs, own + points, other)
                : 1 - last.lastTurn(other, own + points),
            of(theirs, own, other),
          ),
        );
        theirs.set(
          key,
          turn(
            (points, dice) =>
              (other > 0 || points >= opening) && (points >= top || best[points * 5 + dice - 1] === 1),
            (points) =>
              other + points < target ? of(mine, own, other + points) : last.lastTurn(own, other + points),
            before,
          ),
        );
        if (Math.abs(of(mine, own, other) - before) < 1e-12) break;
      }
    }
  }
  return [of(mine, 0, 0), of(theirs, 0, 0)];
}

it('the cost of a card of Greed equals that of plain iteration', () => {
  const options = withDefaults(gameOf('greed').options, { target: 500 }) as unknown as GreedOptions;
  const rules: RaceRule[] = [
    { kind: 'stop', dice: [1, 2], at: 200 },
    { kind: 'stop', dice: [3, 4], at: 400 },
    { kind: 'add', points: 50, behind: 300 },
    { kind: 'lead', points: 250 },
  ];
  const solution = solved(solveGreed(options));
  const [first, second] = plainGreed(options, rules);
  const [best = 0] = solution.race.values;
  const lost = [best - first, 1 - best - second] as const;
  const cost = new GreedCards(solution).cost(rules);
  expect(cost.bySeat).toEqual(lost.map((one) => expect.closeTo(one, 9)));
  expect([cost.perfect, cost.value, cost.loss]).toEqual(
    [0.5, (first + second) / 2, (lost[0] + lost[1]) / 2].map((one) => expect.closeTo(one, 9)),
  );
});

/** The expected costs are from an enumeration of every turn of the card's player and of the expert, throw by throw. */
it.each<[lastDie: string, rules: ThreesRule[], bySeat: number[], value: number, meanScore: number]>([
  [
    'lies',
    [
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [4, 5], total: 7, when: { what: 'ahead', by: 9, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    [0.004326499608465, 0.014007984692464],
    0.490832757849536,
    0.012257959784066,
  ],
  [
    'rolled',
    [
      { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
      { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'ahead', by: 3, rounds: 1 } },
      { kind: 'bank', dice: [3, 5], total: 6, when: null },
    ],
    [0.064731841842906, 0.050633179684564],
    0.442317489236265,
    0.497401980122557,
  ],
])(
  'a card of Threes with the option lastDie=%s has the cost of an enumeration',
  (lastDie, rules, bySeat, value, meanScore) => {
    const options = withDefaults(gameOf('threes').options, {
      rounds: 2,
      lastDie,
    }) as unknown as ThreesOptions;
    const cost = new ThreesCards(solved(solveThrees(options, 2))).cost(rules);
    expect(cost.bySeat).toEqual(bySeat.map((one) => expect.closeTo(one, 9)));
    expect(cost).toMatchObject({
      unit: 'win',
      perfect: expect.closeTo(0.5, 9),
      value: expect.closeTo(value, 9),
      meanScore: expect.closeTo(meanScore, 9),
    });
  },
);

it.each([
  [[1, 3, 3, 4, 6, 6], 0, 1],
  [[1, 3, 3, 4, 6, 6], 1, 1],
  [[1, 3, 3, 4, 6, 6], 2, null],
  [[2, 3, 3, 4, 6, 6], 0, 2],
  [[2, 3, 3, 4, 6, 6], 1, null],
  [[3, 3, 3, 4, 6, 6], 0, null],
] as const)(
  'a card that re-rolls up to two 1s, or one 2, re-rolls %j after %i re-rolls: %s',
  (dice, used, face) => {
    const rules: HiddenPairsRule[] = [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 're-roll', most: 2, times: 1 },
    ];
    expect(reRolledBy(rules, dice, used)).toBe(face);
  },
);

/** The costs were computed when matches against the expert confirmed them (cards.test.ts). */
it('each card of Ten Thousand to 1,000 costs the first and the second player as much as it did in matches', () => {
  const options = withDefaults(gameOf('ten-thousand').options, { target: 1000, opening: 300 });
  const evaluator = new TenThousandCards(solved(solveTenThousand(options as unknown as TenThousandOptions)));
  const costs = cardRulesOf('ten-thousand').map(({ rules }) =>
    evaluator.cost(rules as TenThousandRule[]).bySeat.map((lost) => lost.toFixed(9)),
  );
  expect(costs).toEqual([
    ['0.128017148', '0.112436699'],
    ['0.087407239', '0.073864264'],
    ['0.087366063', '0.073822086'],
    ['0.045614000', '0.038945014'],
    ['0.030680508', '0.027654898'],
    ['0.025395403', '0.022888616'],
    ['0.009671917', '0.009238999'],
  ]);
});

it('the loss of one card of Hidden Pairs against another is the gain of the other', () => {
  const game: TurnGame = { luckyDice: 'one', reRolls: true, actions: true };
  const [first, last] = [0, -1].map((index) =>
    strategyBy(game, (cardRulesOf('hidden-pairs').at(index)?.rules ?? []) as HiddenPairsRule[]),
  );
  if (first === undefined || last === undefined) throw new Error('No cards');
  const lost = -new HiddenPairsCards(last).valueOf(first);
  expect(lost).toBeCloseTo(new HiddenPairsCards(first).valueOf(last), 9);
  expect(new HiddenPairsCards(first).valueOf(first)).toBeCloseTo(0, 9);
  expect(lost).toBeCloseTo(24.768662, 6);
});
