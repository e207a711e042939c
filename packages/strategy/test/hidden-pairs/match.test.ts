import {
  allSplits,
  type Commit,
  type Face,
  faces,
  type HiddenPairsView,
  type Split,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { cached } from '../../src/cached.ts';
import { spendingOf } from '../../src/games/hidden-pairs/solve/exploitability.ts';
import { handClasses, handIndex, reRolls as handReRolls } from '../../src/games/hidden-pairs/solve/hands.ts';
import {
  exploitabilityOf,
  MatchPolicy,
  MatchValue,
  policyOf,
  readMatch,
  solveTurn,
  strategyOf as strategyOfPolicy,
  type TurnStrategy,
  writeMatch,
} from '../../src/games/hidden-pairs/solve/index.ts';
import { ReRollValues } from '../../src/games/hidden-pairs/solve/many/values.ts';
import type { StandingPolicy } from '../../src/games/hidden-pairs/solve/match/match.ts';
import {
  chancesOf,
  choiceAt,
  choiceCount,
  handCount,
  limitToPoints,
  type Mixture,
  reRollLevels,
} from '../../src/games/hidden-pairs/solve/match/mixture.ts';
import { roundChances } from '../../src/games/hidden-pairs/solve/match/round-chances.ts';
import { shippedMatchFile } from '../../src/games/hidden-pairs/solve/match/shipped-file.ts';
import { standingOf } from '../../src/games/hidden-pairs/solve/match/standings.ts';
import { allActions, firstPlans, planOf, plansByHand } from '../../src/games/hidden-pairs/solve/plans.ts';
import { strategyOf } from '../../src/games/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { solved } from '../solved.ts';

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 12));
const policy = policyOf(turn);
const match = new MatchValue(strategyOfPolicy(policy));

describe('a lead in a match has a win probability', () => {
  test('the value of a lead after the last turn is 1, and 0.5 in a draw', () => {
    expect([-25, 0, 25].map((lead) => match.at(0, lead))).toEqual([0, 0.5, 1]);
  });

  test('the values of both players sum to 1, and are 0.5 at equal points', () => {
    for (const lead of [0, 100, 250, 425, 1000]) {
      for (const turns of [1, 2, 5]) {
        expect(match.at(turns, lead) + match.at(turns, -lead)).toBeCloseTo(1, 9);
      }
    }
  });

  test('the win probability of a lead rises with the lead, and with fewer turns left', () => {
    const leads = [0, 100, 200, 400, 800];
    const values = leads.map((lead) => match.at(2, lead));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(match.at(1, 200)).toBeGreaterThan(match.at(3, 200));
  });

  test('the win probability is 1 with a lead larger than the most that a turn can change', () => {
    expect(match.at(1, 450 + 375 + 25)).toBe(1);
    expect(match.at(1, -(450 + 375 + 25))).toBe(0);
  });
});

const dice = [1, 2, 3, 4, 5, 6] as const;
const hand = handIndex(dice);

/** Returns a mixture in which one hand has these plans with these chances, and the other hands have none. */
function playing(theirs: readonly number[], chances: readonly number[], of = hand): Mixture {
  const turning = new Float64Array((reRollLevels - 1) * choiceCount);
  for (const at of choiceAt.subarray(0, handCount)) turning[at] = 1;
  const first = Int32Array.from({ length: reRollLevels * handCount + 1 }, (_, info) =>
    info > of ? theirs.length : 0,
  );
  const plans = Int32Array.from(theirs, (plan) => (firstPlans[of] ?? 0) + plan);
  return { turning, first, plans, chances: Float64Array.from(chances) };
}

describe('two plans have a probability of winning each round', () => {
  const even: Split = [
    [0, 5],
    [1, 4],
    [2, 3],
  ];
  const plan = (actions: Partial<Commit> = {}) => planOf(dice, { type: 'commit', pairs: even, ...actions });

  const [hinderance, diceBlock, luckyDice] = [
    { hinderance: { round: 1, seat: 1 } },
    { diceBlock: { round: 1, seat: 1 } },
    { luckyDice: { round: 1 } },
  ] as const;

  test.each([
    ['equal pairs win half of the rounds', 'one', {}, {}, [0.5, 0.5, 0.5]],
    ['an attack lowers the other player’s pair', 'one', hinderance, {}, [1, 0.5, 0.5]],
    ['an attack by the other player lowers the player’s pair', 'one', {}, diceBlock, [0, 0.5, 0.5]],
    ['a Dice-Block lowers a pair more than a Hindrance', 'one', hinderance, diceBlock, [0, 0.5, 0.5]],
    ['Lucky Dice block an attack', 'one', hinderance, luckyDice, [0.5, 0.5, 0.5]],
    [
      'Lucky Dice block the larger of two attacks',
      'one',
      { ...hinderance, ...diceBlock },
      luckyDice,
      [1, 0.5, 0.5],
    ],
    [
      'with luckyDice=all, Lucky Dice block both attacks',
      'all',
      { ...hinderance, ...diceBlock },
      luckyDice,
      [0.5, 0.5, 0.5],
    ],
  ] as const)('%s', (_, rule, own, theirs, chances) => {
    const found = roundChances(rule, { hand, plan: plan(own) }, playing([plan(theirs)], [1]), 0);
    const { probability = 0 } = handClasses[hand] ?? {};
    expect(found.map((chance) => chance / probability)).toEqual(
      chances.map((chance) => expect.closeTo(chance, 9)),
    );
  });
});

test('two hands are compared by their pairs: six 6s win every round against 1 2 3 4 5 6', () => {
  const sixes = handIndex([6, 6, 6, 6, 6, 6]);
  const found = [
    roundChances('one', { hand: sixes, plan: 0 }, playing([0], [1]), 0),
    roundChances('one', { hand, plan: 0 }, playing([0], [1], sixes), 0),
  ];
  const every = (6 * 5 * 4 * 3 * 2) / 6 ** 6;
  expect(found).toEqual([Array(3).fill(expect.closeTo(every, 12)), [0, 0, 0]]);
});

describe('the solution of a match can be used for any points of the players', () => {
  const [plain, attack] = [0, allActions.findIndex(({ price }) => price === 50)];
  const at = (left: number, points: readonly [number, number], value: number): StandingPolicy => {
    const sides = [playing([attack, plain], [20 / 31, 11 / 31]), playing([attack], [1])] as const;
    return { left, points, value, mixture: (side) => sides[side] };
  };
  const solution = new MatchPolicy('one', [
    at(1, [500, 450], 0.6),
    at(1, [700, 300], 0.9),
    at(2, [500, 500], 0.5),
    at(2, [400, 300], 0.7),
  ]);

  test.each([
    ['the same points if they were solved', 2, [400, 300], [400, 300]],
    ['in the last turn, the same lead if both players can pay for everything', 1, [480, 430], [500, 450]],
    ['the nearest points, where the lead counts twice: 500 to 500', 2, [425, 385], [500, 500]],
    ['the nearest points, where the lead counts twice: 400 to 300', 2, [475, 415], [400, 300]],
    ['the largest solved number of turns if more are left', 5, [520, 500], [500, 500]],
  ] as const)('for points that were not solved, the solution uses %s', (_, left, points, like) => {
    expect(solution.at(left, points).points).toEqual(like);
  });

  test('a lead is certain to win once the remaining rounds cannot make up for it', () => {
    const values = [
      [1, 500, 450, 0.6],
      [1, 450, 500, 0.4],
      [1, 400, 400, 0.5],
      [1, 750, 300, 0.9],
      [1, 751, 300, 1],
      [1, 300, 751, 0],
      [2, 751, 300, 0.7],
      [0, 301, 300, 1],
    ] as const;
    for (const [left, own, other, value] of values)
      expect(solution.value(left, own, other), `${[left, own, other]}`).toBeCloseTo(value, 12);
  });

  test('a player makes only plans that the points pay for, and buys nothing with a lead that cannot be lost', () => {
    const planned = (own: number, other: number) => {
      const { plans, chances } = solution.mixture(1, own, other);
      const [from = 0, to = 0] = firstPlans.subarray(hand);
      return [...plans].flatMap((plan, n) => (plan >= from && plan < to ? [[plan - from, chances[n]]] : []));
    };
    const both = [
      [attack, 20 / 31],
      [plain, 11 / 31],
    ];
    expect(planned(500, 450)).toEqual(both);
    expect(planned(450, 500)).toEqual([[attack, 1]]);
    expect(planned(450, 1000)).toEqual([[attack, 1]]);
    expect(planned(1000, 450)).toEqual([[plain, 1]]);
    expect(planned(49, 40)).toEqual([[plain, 1]]);
    expect(planned(40, 49)).toEqual([[plain, 1]]);
  });
});

test.each([
  [49, 0],
  [50, 1],
  [99, 1],
  [100, 2],
])('with %i points to spend, a mixture re-rolls at most %i times', (points, most) => {
  const always = playing([0], [1]);
  const rowOf = ({ turning }: Mixture, used: number) => {
    const [from = 0, to = 0] = choiceAt.subarray(hand);
    return turning.subarray(used * choiceCount + from, used * choiceCount + to);
  };
  for (const used of [0, 1]) rowOf(always, used).set([0, 1]);
  const limited = limitToPoints(always, points);
  for (const used of [0, 1])
    expect([...rowOf(limited, used)]).toEqual(used < most ? [0, 1, 0, 0, 0, 0, 0] : [1, 0, 0, 0, 0, 0, 0]);
});

describe('the file of a solved match restores it', () => {
  // The file has three blocks. The first one contains level standings and standings with one player ahead.
  const standings = Array.from({ length: 9 }, (_, n): StandingPolicy => {
    const own = n % 4 === 2 ? 50 : 75 + n;
    const of = (side: number) => {
      const mixture = playing([n, 40 + n + side, 90], [(n + 1) / 31, (20 - n) / 31, 10 / 31]);
      const again = choiceAt[hand] ?? 0;
      mixture.turning.set([(n + side) / 31, (31 - n - side) / 31], again);
      return mixture;
    };
    return {
      left: 1 + (n % 2),
      points: [own, 50],
      value: n / 9,
      mixture: (side) => of(own === 50 ? 0 : side),
    };
  });
  const entries = ({ turning, first, plans, chances }: Mixture) => ({
    turning: [...turning],
    plans: Array.from({ length: reRollLevels * handCount }, (_, info) =>
      [...plans.subarray(first[info], first[info + 1])]
        .map((plan, n) => [plan, chances[(first[info] ?? 0) + n]] as const)
        .sort(([a], [b]) => a - b),
    ),
  });
  const bytes = writeMatch(new MatchPolicy('one', standings));

  test('the file restores the points and the mixture of every solved situation, which can be read one by one', () => {
    const read = unwrap(readMatch(bytes, 'one'));
    expect(read.standings).toHaveLength(9);
    for (const [n, standing] of [...standings.entries()].reverse()) {
      const same = read.standings[n];
      expect(same).toMatchObject({ left: standing.left, points: standing.points, value: standing.value });
      for (const side of [0, 1] as const)
        expect(same && entries(same.mixture(side))).toEqual(entries(standing.mixture(side)));
    }
  });

  test('the file is refused if it is damaged or has other options', () => {
    expect(readMatch(bytes, 'all')).toEqual({ ok: false, error: 'other-match' });
    const damaged = bytes.with(bytes.length - 9, ((bytes.at(-9) ?? 0) + 1) % 256);
    expect(readMatch(damaged, 'one')).toEqual({ ok: false, error: 'damaged' });
  });

  test('a mixture is refused if its probabilities are not multiples of 1/31', () => {
    const [standing = expect.fail()] = standings;
    // Rounded, the shares add up to 32 and to 30.
    for (const chances of [
      [0.5, 0.5],
      [0.48, 0.48],
    ]) {
      const rough = { ...standing, mixture: () => playing([0, 1], chances) };
      expect(() => writeMatch(new MatchPolicy('one', [rough]))).toThrow(RangeError);
    }
  });
});

test.each([
  [49, 6],
  [50, 8],
  [99, 8],
  [100, 10],
  [500, 10],
])(
  'with %i points to spend, six 1s have a mean sum of %d after re-rolls that cost half a point each',
  (points, mean) => {
    class Sums extends ReRollValues {
      protected override workOutKept(hand: number, spent: number): number {
        return (handClasses[hand]?.faces ?? []).reduce((sum, face) => sum + face, 0) - spent / 100;
      }
    }
    const [ones, sixes] = [handIndex([1, 1, 1, 1, 1, 1]), handIndex([6, 6, 6, 6, 6, 6])];
    const values = new Sums(points);
    expect(values.best(ones, 0)).toBeCloseTo(mean, 12);
    expect(values.reRoll(ones, 0)?.face).toBe(points < 50 ? undefined : 1);
    expect(values.best(ones, 1, 50)).toBeCloseTo(points < 100 ? 5.5 : 7.5, 12);
    expect([values.reRoll(ones, 1, 50)?.face, values.reRoll(ones, 2, 50)]).toEqual([
      points < 100 ? undefined : 1,
      null,
    ]);
    expect([values.best(sixes, 0), values.reRoll(sixes, 0)]).toEqual([36, null]);
  },
);

test('the chance of a re-roll in a mixture depends on the number of earlier re-rolls', () => {
  const mixture = playing([0], [1]);
  const at = choiceCount + (choiceAt[hand] ?? 0);
  mixture.turning.set([0.25, 0.75], at);
  const chances = [0, 1, 2].map((used) => {
    const { keep, again } = chancesOf(mixture, hand, used, 500);
    return [keep, ...again.map(({ face, chance }) => chance && [face, chance])];
  });
  expect(chances).toEqual([[1, 0, 0, 0, 0, 0, 0], [0.25, [1, 0.75], 0, 0, 0, 0, 0], [1]]);
});

describe('the exploitability of a turn is the gain of a best response over an even turn', () => {
  const [first, second] = [1 / 4, 1 / 2];
  /** A player who splits at random, and re-rolls the lowest die with a chance of 1/4, and then again with 1/2. */
  const careless = (reRolls: boolean): TurnStrategy => ({
    game: { luckyDice: 'one', reRolls, actions: false },
    plans: handClasses.map(({ faces: dice }, hand) => {
      const sumsOf = (split: Split) => split.map(([a, b]) => Number(dice[a]) + Number(dice[b])).join();
      const all = allSplits.map(sumsOf).sort();
      const count = (sums: string) => all.lastIndexOf(sums) - all.indexOf(sums) + 1;
      return Float64Array.from(plansByHand[hand]?.splits ?? [], (plan) => count(sumsOf(plan)) / all.length);
    }),
    reRolling: [first, second].map((chance) =>
      handReRolls.map((choices) => Float64Array.from([1 - chance, chance, ...choices.slice(1).map(() => 0)])),
    ),
  });
  const key = (dice: readonly Face[]) => [...dice].sort().join('');
  const replaced = (dice: readonly Face[], at: number) =>
    faces.map((face) => [...dice].sort().with(at, face) as Face[]);

  /**
   * Returns the mean over all hands of the best value against an opponent with these chances of each sum in a round.
   */
  function gainAgainst(sums: readonly number[], mostReRolls: number): number {
    const below = (sum: number) =>
      sums.slice(0, sum).reduce((all, chance) => all + chance, 0) + (sums[sum] ?? 0) / 2;
    const best = cached(
      (dice: readonly Face[], used: number) => key(dice) + used,
      (dice, used): number => {
        const kept = allSplits.map((split) => {
          const [one, two, three] = split.map(([a, b]) => below(Number(dice[a]) + Number(dice[b])));
          return 200 * (one ?? 0) + 150 * (two ?? 0) + 100 * (three ?? 0);
        });
        if (used === mostReRolls) return Math.max(...kept);
        // The unit is half the difference of points, so a re-roll for 50 points counts as 25.
        const again = [0, 1, 2, 3, 4, 5].map(
          (at) => replaced(dice, at).reduce((sum, after) => sum + best(after, used + 1) / 6, 0) - 25,
        );
        return Math.max(...kept, ...again);
      },
    );
    return throwsOf(6).reduce((sum, { dice, ways }) => sum + (ways / 6 ** 6) * best(dice, 0), 0);
  }

  /** Returns the chances of the sums of two random dice of a hand after the re-rolls of the lowest die. */
  function sumsOf(reRolling: readonly number[]): number[] {
    const sums = new Array<number>(13).fill(0);
    const play = (dice: readonly Face[], used: number, chance: number): void => {
      const rolls = reRolling[used] ?? 0;
      for (const [one, face] of dice.entries())
        for (const other of dice.slice(one + 1)) {
          const sum = face + other;
          sums[sum] = (sums[sum] ?? 0) + (chance * (1 - rolls)) / 15;
        }
      if (rolls > 0) for (const after of replaced(dice, 0)) play(after, used + 1, (chance * rolls) / 6);
    };
    for (const { dice, ways } of throwsOf(6)) play(dice, 0, ways / 6 ** 6);
    return sums;
  }

  test('without re-rolls, a best response to random splits gains by its splits', () => {
    const points = gainAgainst(sumsOf([]), 0) - 225;
    expect(exploitabilityOf(careless(false))).toEqual({
      points: expect.closeTo(points, 9),
      share: expect.closeTo(points / 450, 12),
      mean: 225,
    });
  });

  test('with re-rolls, a best response also gains what the other player spends', () => {
    const spent = first * 50 + first * second * 50;
    const points = gainAgainst(sumsOf([first, second]), 2) - (225 - spent / 2);
    expect(exploitabilityOf(careless(true))).toEqual({
      points: expect.closeTo(points, 9),
      share: expect.closeTo(points / 450, 12),
      mean: expect.closeTo(225 - spent, 9),
    });
    expect([...spendingOf(careless(true))]).toEqual([
      [0, expect.closeTo(3 / 4, 12)],
      [50, expect.closeTo(1 / 8, 12)],
      [100, expect.closeTo(1 / 8, 12)],
    ]);
  });

  test('after 12 iterations, a best response to the solution gains less than 23 of 450 points', () => {
    const { points, mean } = exploitabilityOf(turn);
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThan(23);
    expect(mean).toBeGreaterThan(0);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])(
    'the solver of a turn %s actions gives the value of the turn and the exploitability',
    async (_, actions) => {
      const solving = await strategyOf('hidden-pairs').part?.solve(
        { game: 'hidden-pairs', options: { luckyDice: 'all' }, seats: 2 },
        { sweeps: 1, actions },
      );
      const { points, share, mean } = exploitabilityOf(
        solved(solveTurn({ luckyDice: 'all', reRolls: true, actions }, 1)),
      );
      expect(solved(solving ?? expect.fail())).toEqual({
        turnValue: mean,
        exploitability: points,
        exploitabilityShare: share,
        sweeps: 1,
      });
    },
  );
});

test('the shipped file of whole matches is used for up to three turns, with one Lucky Dice', async () => {
  const bytes = new Uint8Array(1);
  const found = (turns: number, luckyDice: 'one' | 'all') =>
    shippedMatchFile({ turns, luckyDice }, async (name) =>
      name === 'hidden-pairs-2-match.solution' ? bytes : null,
    );
  expect([await found(1, 'one'), await found(3, 'one')]).toEqual([bytes, bytes]);
  expect([await found(4, 'one'), await found(3, 'all')]).toEqual([null, null]);
});

test('the standing of a player has the points from before the re-rolls of the turn', () => {
  const view = {
    options: { turns: 5 },
    turn: 2,
    scores: [300, 450],
    hand: { reRolls: 2 },
  } as unknown as HiddenPairsView;
  expect(standingOf(view, 0)).toEqual({ left: 4, own: 400, other: 450 });
});
