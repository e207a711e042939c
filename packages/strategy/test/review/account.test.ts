import { type Entry, type Face, type GreedState, readSetup, unwrap } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { greedForTwo } from '../../src/games/greed/solve/solvers.ts';
import {
  botFor,
  review,
  reviewWithin,
  type Solution,
  SolvedValues,
  type TimedReview,
} from '../../src/index.ts';
import { balanceOf } from '../../src/review/balance.ts';
import { accountOf, accountSteps, isMistake, shownParts } from '../../src/review/index.ts';
import { playerOf } from '../../src/review/players.ts';
import {
  beforeChoice,
  changesOf,
  decisiveMoments,
  isInDoubt,
  largestMargin,
  mistakesIn,
  stepOf,
  turningPoints,
} from '../../src/review/review.ts';
import { leastRollouts } from '../../src/review/review-within.ts';
import type { ReviewedChoice, ReviewedEntry, ReviewedThrow } from '../../src/review/reviewed.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { usualRollouts } from '../../src/values/estimated.ts';
import { valuesBy } from '../opened.ts';
import { estimates, setupOf } from './reviewing.ts';

test('the parts of a player’s result add up', () => {
  const parts = { luck: 1 / 3, othersLuck: 1 / 3, error: 0.0004, othersChoices: 0.00046, met: 0, left: 0 };
  const player = { ...parts, choices: 1, goodChoices: 1 };
  const start = [1 - 2 / 3 - 0.00006];
  const account = accountOf({ unit: 'win', noise: 0, players: [player], start, result: [1] }, 0);
  const { start: from, dice, mistakes, others, met, left, result } = account;
  expect(result).toBe(1);
  expect(Math.round(1000 * (from + dice + mistakes + others + met + left))).toBe(1000);
  expect(Object.is(mistakes, -0)).toBe(false);
});

test.each(['win', 'sips'] as const)(
  'in the unit %s, mistakes are subtracted from the result, and all other parts are added',
  (unit) => {
    const parts = { luck: 3.3, othersLuck: 0, error: 1.2, othersChoices: 0.5, met: -0.2, left: 0.1 };
    const player = { ...parts, choices: 1, goodChoices: 0 };
    const account = accountOf({ unit, noise: 0, players: [player], start: [5], result: [7.5] }, 0);
    const shown = { start: 5, dice: 3.3, mistakes: -1.2, others: 0.5, met: -0.2, left: 0.1, result: 7.5 };
    expect(account).toEqual(shown);
  },
);

test('the gain of one player equals the loss of the other, even if it is halfway between two steps', () => {
  const [parts, none] = [
    { error: 0.05, met: 0, left: 0 },
    { luck: 0, othersLuck: 0, choices: 1, goodChoices: 0 },
  ];
  const own = { ...parts, ...none, othersChoices: 0 };
  const other = { ...parts, ...none, error: 0, othersChoices: 0.05 };
  const match = {
    unit: 'sips',
    noise: 0,
    players: [own, other],
    start: [0, 0],
    result: [1.8, -1.8],
  } as const;
  const [first, second] = [accountOf(match, 0), accountOf(match, 1)];
  expect([second.dice, second.others]).toEqual([-first.dice, -first.mistakes]);
});

test('the balance of a player has the player’s own parts of the result, and the number of the player’s mistakes', () => {
  const parts = { choices: 1, goodChoices: 0, othersLuck: 0, left: 0 };
  const players = [
    { ...parts, luck: 0, error: 0, othersChoices: 0, met: 0 },
    { ...parts, luck: 3.3, error: 1.2, othersChoices: 0.5, met: -0.2 },
    { ...parts, luck: 1, error: 2, othersChoices: 0, met: 0 },
  ];
  const choice = (seat: number, error: number) =>
    ({ kind: 'choice', entry: 0, seat, error, margin: 0 }) as unknown as ReviewedEntry;
  const match = {
    ...{ unit: 'sips', noise: 0.25, players, start: [0, 5, 5], result: [0, 7.4, 4] },
    entries: [choice(1, 0.7), choice(2, 2), choice(1, 0.5), choice(1, 0)],
  } as unknown as Parameters<typeof balanceOf>[0];
  expect(balanceOf(match, 1)).toEqual({
    ...{ unit: 'sips', matches: 1, lost: 1.2, luck: 3.3, margin: 0.5, mistakes: 2 },
    rest: { seats: 3, others: 0.5, met: -0.2 },
  });
  expect(balanceOf(match, 2)).toMatchObject({ lost: 2, luck: 1, mistakes: 1 });
});

test.each([
  ['win', 0],
  ['win', 0.01],
  ['sips', 0],
] as const)(
  'in the unit %s with a noise of %d, every part is less than a step from its exact value, and a part of 0 stays 0',
  (unit, noise) => {
    for (const mistakes of [0, 0.0046, 0.2346])
      for (const gained of [0, 0.0046, 0.3346])
        for (const [from, to] of [
          [0.4954, 0],
          [0.5046, 0.2],
          [0.3333, 1],
        ] as const) {
          const parts = { error: 10 * mistakes, othersChoices: 10 * gained, met: 0.046, left: 0 };
          const player = { ...parts, luck: 0, othersLuck: 0, choices: 1, goodChoices: 0 };
          const match = { unit, noise, players: [player], start: [10 * from], result: [10 * to] };
          const account = accountOf(match, 0);
          const exact = {
            dice: 10 * (to - from + mistakes - gained) - 0.046,
            mistakes: -10 * mistakes,
            others: 10 * gained,
            met: 0.046,
            left: 0,
          };
          const step = accountSteps(match);
          for (const [part, value] of Object.entries(exact)) {
            const shown = account[part as keyof typeof exact];
            expect(Math.abs(shown - value) * step).toBeLessThan(1);
            if (value === 0) expect(Object.is(shown, 0)).toBe(true);
          }
          const { start, dice, others, met, left, result } = account;
          const sum = start + dice + account.mistakes + others + met + left;
          expect(step * sum).toBeCloseTo(step * result);
        }
  },
);

test('the account of a result shows hidden choices and the margin only if they changed a value', () => {
  const none = { start: 0, dice: 0, mistakes: 0, others: 0, met: 0, left: 0, result: 0 };
  expect(shownParts([none, none])).toEqual(['start', 'dice', 'mistakes', 'others', 'result']);
  expect(shownParts([none, { ...none, met: 0.1, left: 0.1 }])).toHaveLength(7);
});

test('each change of a value has one cause: rolls or choices of the player or of others, a reveal, or the margin', () => {
  const choice = { kind: 'choice', forced: false, error: 0, advice: null };
  const nothing = [0, 0, 0];
  const entries = [
    { kind: 'throw', seat: 1, before: [0.25, 0.5, 0.25], after: [0.25, 0.375, 0.375] },
    { kind: 'throw', seat: 2, before: [0.25, 0.375, 0.375], after: [0.25, 0.5, 0.25] },
    {
      ...choice,
      seat: 1,
      error: 0.125,
      advice: {},
      before: [0.25, 0.5, 0.25],
      after: [0.25, 0.375, 0.375],
      met: nothing,
      left: nothing,
    },
    {
      ...choice,
      seat: 2,
      error: 0.0625,
      before: [0.25, 0.375, 0.375],
      after: [0.25, 0.5, 0.25],
      met: [0, 0.03125, 0],
      left: [0, 0.015625, 0],
    },
    {
      ...choice,
      seat: 1,
      before: [0.25, 0.5, 0.25],
      after: [0.25, 0.5, 0.25],
      met: nothing,
      left: nothing,
      forced: true,
    },
    {
      ...choice,
      seat: 1,
      before: [0.25, 0.5, 0.25],
      after: [0.25, 0.5625, 0.1875],
      met: [0, 0.03125, 0],
      left: [0, 0.03125, 0],
    },
  ] as unknown as readonly ReviewedEntry[];
  const found = playerOf(entries, 1);
  expect(found).toEqual({
    luck: -0.125,
    othersLuck: 0.125,
    error: 0.125,
    othersChoices: 0.125 - 0.03125 - 0.015625,
    met: 0.0625,
    left: 0.046875,
    choices: 2,
    goodChoices: 1,
  });
  const { luck, error, othersLuck, othersChoices, met, left } = found;
  expect(0.5 + luck - error + othersLuck + othersChoices + met + left).toBe(0.5625);
});

test('the loss of a choice is the gain of the other players, in proportion to their values', () => {
  const before = beforeChoice([0.25, 0.5, 0.25], 0, 0.25);
  expect(before[0]).toBe(0.5);
  expect(before[1]).toBeCloseTo(1 / 3);
  expect(before[2]).toBeCloseTo(1 / 6);
  expect(beforeChoice([0, 1, 0], 1, 0)).toEqual([0, 1, 0]);
  expect(beforeChoice([0.5, 0.5], 0, 0.75)).toEqual([1, 0]);
});

test('a choice that reveals hidden choices changes each value by the reveal, separately from its own error', () => {
  const choice = { error: 0.25, margin: 0 } as Parameters<typeof changesOf>[0];
  const values = { seat: 0, before: [0.5, 0.25, 0.25], after: [0.25, 0.5, 0.25] };
  expect(changesOf(choice, true, values)).toEqual({ met: [0, 0.125, -0.125], left: [0, 0, 0] });
  expect(changesOf(choice, false, values)).toEqual({ met: [0, 0, 0], left: [0, 0, 0] });
  // If there is no error, a change within the margin of an estimate stays unexplained.
  const unsure = { ...choice, error: 0, margin: 0.125 };
  expect(changesOf(unsure, false, values)).toEqual({ met: [0, 0, 0], left: [-0.25, 0.25, 0] });
  expect(changesOf({ ...unsure, margin: 0 }, false, values)).toEqual({ met: [0, 0, 0], left: [-0.25, 0, 0] });
});

test('the loss of one player by a mistake equals the gain of the other, and the rest stays unexplained', () => {
  const choice = { error: 0.0625, margin: 0 } as Parameters<typeof changesOf>[0];
  const values = { seat: 1, before: [0.5, 0.5], after: [0.5625, 0.4375] };
  expect(changesOf(choice, false, values)).toEqual({ met: [0, 0], left: [0, 0] });
  const unseen = { ...values, after: [0.75, 0.25] };
  expect(changesOf(choice, false, unseen)).toEqual({ met: [0, 0], left: [0.1875, -0.1875] });
});

/** A throw and a choice that change the values of three seats by these amounts. */
const thrown = (entry: number, seat: number, changes: readonly number[]) =>
  ({
    kind: 'throw',
    entry,
    seat,
    before: [0.5, 0.5, 0.5],
    after: changes.map((one) => 0.5 + one),
  }) as unknown as ReviewedEntry;
const chosen = (entry: number, seat: number, error: number, changes = [0, 0, 0].with(seat, -error)) =>
  ({
    ...thrown(entry, seat, changes),
    kind: 'choice',
    error,
    margin: 0,
    advice: null,
    met: [0, 0, 0],
    left: [0, 0, 0],
  }) as unknown as ReviewedEntry;

test('the decisive moments are the three largest swings and the three worst mistakes, the largest first', () => {
  const entries = [
    chosen(0, 1, 0.06),
    chosen(1, 1, 0.02),
    chosen(2, 1, 0.07),
    chosen(3, 2, 0.3),
    chosen(4, 1, 0.03),
    thrown(5, 0, [-0.5, 0, 0]),
    chosen(6, 1, 0.004),
  ];
  const numbers = (seats: number[]) =>
    decisiveMoments({ unit: 'win', noise: 0, entries }, seats).map(({ entry }) => entry.entry);
  expect(numbers([1])).toEqual([5, 3, 2, 0, 4]);
  expect(numbers([0])).toEqual([5, 3, 2]);
});

test('with three players, a reader’s moments are chosen and ordered by the change for the reader', () => {
  const entries = [
    thrown(0, 1, [-0.4, 0.3, 0.1]),
    thrown(1, 1, [0.04, 0.3, -0.34]),
    chosen(2, 1, 0.25, [0.2, -0.25, 0.05]),
    thrown(3, 0, [0.2, -0.3, 0.1]),
    chosen(4, 0, 0, [0, -0.15, 0.15]),
    chosen(5, 2, 0.02, [0.01, 0.01, -0.02]),
  ];
  const found = (reader: number) =>
    decisiveMoments({ unit: 'win', noise: 0, entries }, [reader], reader).map(({ entry, seat, swing }) => [
      entry.entry,
      seat,
      Number(swing.toFixed(9)),
    ]);
  expect(found(2)).toEqual([
    [1, 2, 0.34],
    [4, 2, 0.15],
    [0, 2, 0.1],
    [5, 2, 0.02],
  ]);
  expect(found(0)).toEqual([
    [0, 0, 0.4],
    [2, 0, 0.2],
    [3, 0, 0.2],
  ]);
});

test('the largest change for the reader is a decisive moment, unless it may be noise or its numbers look the same', () => {
  const found = (change: number, noise: number) =>
    decisiveMoments(
      { unit: 'win', noise, entries: [thrown(0, 1, [-change, change, 0]), thrown(1, 1, [-0.001, 0.001, 0])] },
      [0],
      0,
    ).map(({ entry }) => entry.entry);
  expect([found(0.048, 0.01), found(0.048, 0)]).toEqual([[0], [0]]);
  // Eight rollouts have this error.
  expect(found(0.37, 0.177)).toEqual([]);
  expect([found(0.004, 0.001), found(0.0004, 0)]).toEqual([[], [1]]);
});

test('a mistake is no decisive moment if the chances before and after it look the same', () => {
  const even = {
    ...chosen(0, 1, 0.02),
    advice: { best: { value: 0.004, margin: 0.06 }, other: { value: 0 } },
  };
  const clear = { ...even, advice: { best: { value: 0.014, margin: 0.06 }, other: { value: 0 } } };
  const found = (one: object) =>
    decisiveMoments({ unit: 'win', noise: 0.03, entries: [one as ReviewedEntry] }, [1]).length;
  expect([found(even), found(clear)]).toEqual([0, 1]);
});

test('a choice of another player is no decisive moment if its effect may be the noise of an estimate', () => {
  const entries = [chosen(0, 1, 0, [0.4, 0, -0.4]), chosen(1, 1, 0.2, [0.3, -0.2, -0.1])];
  const found = (noise: number) =>
    decisiveMoments({ unit: 'win', noise, entries }, [2], 2).map(({ entry }) => entry.entry);
  expect([found(0), found(0.02)]).toEqual([[0, 1], [1]]);
});

test('without a reader, a reveal counts for the player whom it changed most', () => {
  const reveal = { ...chosen(0, 0, 0), met: [0.1, 0.2, -0.3], after: [0.6, 0.7, 0.2] } as ReviewedChoice;
  const [moment] = decisiveMoments({ unit: 'win', noise: 0, entries: [reveal] }, [0, 1, 2]);
  expect(moment).toMatchObject({ cause: 'reveal', seat: 2 });
  expect(moment?.swing).toBeCloseTo(0.3, 9);
});

test('a mistake that reveals hidden choices counts as two moments, each with its own values', () => {
  const choice = {
    kind: 'choice',
    seat: 0,
    error: 0.0625,
    margin: 0,
    before: [0.25, 0.75],
    after: [1, 0],
    met: [0.8125, -0.8125],
    left: [0, 0],
    advice: { best: { value: 0.5 }, other: { value: 0.4375 } },
  } as unknown as ReviewedChoice;
  const luck = { kind: 'throw', seat: 1, luck: 0.125, before: [0.5, 0.5], after: [0.375, 0.625] };
  const entries = [luck as unknown as ReviewedThrow, choice];
  const moments = decisiveMoments({ unit: 'win', noise: 0, entries }, [0], 0);
  expect(moments.map(({ cause, swing }) => [cause, swing])).toEqual([
    ['reveal', 0.75],
    ['throw', 0.125],
    ['choice', 0.0625],
  ]);
  expect(moments.map(stepOf)).toEqual([
    { before: 0.25, after: 1 },
    { before: 0.5, after: 0.375 },
    { before: 0.5, after: 0.4375 },
  ]);
  const [change] = moments.filter(({ cause }) => cause === 'choice');
  if (change?.cause !== 'choice') throw new Error('The mistake is missing');
  expect(stepOf({ ...change, entry: { ...choice, advice: null } })).toEqual({ before: 0.25, after: 0.1875 });
  // The opponent could not know what the player knew, and sees the whole change.
  expect(stepOf({ ...change, seat: 1 })).toEqual({ before: 0.75, after: 0 });
  expect(
    decisiveMoments({ unit: 'win', noise: 0, entries: [choice] }, [1], 1).map(({ cause, swing }) => [
      cause,
      swing,
    ]),
  ).toEqual([['reveal', 0.75]]);
  expect(turningPoints({ unit: 'win', noise: 0, entries })).toEqual([choice, luck]);
});

test('a turning point has a swing of at least 5 % of a match or half a sip, and of three standard errors', () => {
  const entries = [0.05, 0.0499, 0.5, 0.499].map((luck, entry) => ({
    kind: 'throw',
    entry,
    seat: 1,
    before: [0, 0],
    after: [0, -luck],
  }));
  const numbers = (unit: 'win' | 'sips', noise: number) =>
    turningPoints({ unit, noise, entries: entries as never }).map(({ entry }) => entry);
  expect(numbers('win', 0)).toEqual([2, 3, 0]);
  expect(numbers('sips', 0)).toEqual([2]);
  expect(numbers('win', 0.1664)).toEqual([2]);
  expect(numbers('win', 0.17)).toEqual([]);
});

test('the mistakes of a review are the choices whose loss is certain and large enough, the worst first', () => {
  const choice = (entry: number, error: number, margin: number) => ({ kind: 'choice', entry, error, margin });
  const entries = [
    choice(0, 0.02, 0),
    choice(1, 0.3, 0.1),
    { kind: 'throw', entry: 2, luck: -0.5 },
    choice(3, 0.03, 0.026),
    choice(4, 0.1, 0),
    choice(5, 0, 0.04),
    // An estimated loss below a percentage point may not change the shown chance.
    choice(6, 0.009, 0),
  ] as unknown as readonly ReviewedEntry[];
  const numbers = (unit: 'win' | 'sips', noise: number) =>
    mistakesIn({ unit, noise, entries }).map(({ entry }) => entry);
  expect(numbers('win', 0.03)).toEqual([1, 4, 0]);
  expect(numbers('win', 0)).toEqual([1, 4, 0, 6]);
  expect(largestMargin({ entries })).toBe(0.1);
  expect(largestMargin({ entries: [] })).toBe(0);
  const doubts = entries.filter(
    (entry) => entry.kind === 'choice' && isInDoubt({ unit: 'win', noise: 0.03 }, entry),
  );
  expect(doubts.map(({ entry }) => entry)).toEqual([3, 5]);
  expect(
    entries.filter((entry) => entry.kind === 'choice' && isMistake({ unit: 'sips', noise: 0 }, entry)),
  ).toHaveLength(numbers('sips', 0).length);
});

test.each([
  [
    'rounded',
    0.001,
    [
      [0.5, 0.3, 0.2],
      [0.5, 0.3, 0.2],
      [0.5, 5 / 12, 1 / 12],
    ],
  ],
  [
    'exact',
    undefined,
    [
      [0.55, 0.3, 0.15],
      [0.5, 0.3, 0.2],
      [0.6, 0.25, 0.15],
    ],
  ],
])(
  'the values before a choice are exact if there are any, otherwise the values after it plus the loss (%s solution)',
  (_, tolerance, before) => {
    const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name }));
    const setup = unwrap(readSetup({ game: 'greed', options: { opening: 0 }, seats }));
    const value = (state: unknown) => {
      const { seat, turn } = state as GreedState;
      if (seat === 1) return [0.4, 0.5, 0.1];
      return { start: [0.55, 0.3, 0.15], throw: [0.5, 0.3, 0.2], choose: [0.6, 0.25, 0.15] }[turn.kind];
    };
    const { options } = setup;
    const solution = { game: 'greed', seats: 3, unit: 'win', options, value, tolerance } as Solution;
    const log = [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [1, 5, 2, 3, 4] as const },
      { seat: 0, move: { type: 'stop' } },
    ];
    const { entries, result } = review(setup, log, new SolvedValues(solution, botFor('greed', 'steady')));
    entries.forEach((entry, index) => {
      before[index]?.forEach((value, seat) => {
        expect(entry.before[seat], `${index} ${seat}`).toBeCloseTo(value, 12);
      });
    });
    expect(entries.map(({ kind, after }) => [kind, after])).toEqual([
      ['choice', entries[1]?.before],
      ['throw', entries[2]?.before],
      ['choice', [0.4, 0.5, 0.1]],
    ]);
    expect(entries.map((entry) => (entry.kind === 'choice' ? entry.error : null))).toEqual([
      0,
      null,
      expect.closeTo(0.1, 12),
    ]);
    expect(result).toEqual([0.4, 0.5, 0.1]);
  },
);

test('the review uses as many rollouts as fit into its time, or fewer if they are precise enough', () => {
  const setup = setupOf('greed', { target: 500 }, 3);
  const shares: number[] = [];
  const passes: number[] = [];
  const withClock = (tick: number) => {
    let clock = 0;
    const now = () => {
      clock += tick;
      return clock;
    };
    const onPass = ({ rollouts }: TimedReview) => passes.push(rollouts);
    const reviewing = reviewWithin(setup, [], estimates(setup), { time: 1000, now, onPass });
    return runToEnd(reviewing, { onProgress: (share) => shares.push(share) });
  };
  expect(withClock(900)?.rollouts).toBe(leastRollouts);
  expect(withClock(0)?.rollouts).toBe(512);
  expect(passes).toEqual([]);
  expect(Math.max(...shares)).toBeLessThan(1);
});

/** Returns a clock that shows these times, and then always the last one. */
const clockOf = (...times: readonly number[]) => {
  let at = 0;
  return () => times[at++] ?? times.at(-1) ?? 0;
};

test('a review without time still starts near equal chances for equal players', () => {
  const setup = setupOf('ten-thousand', { target: 2000 }, 4);
  const within = { time: 1, now: clockOf(0, 1000) };
  const timed = runToEnd(reviewWithin(setup, [], estimates(setup), within));
  expect(timed?.review.noise).toBeLessThanOrEqual(0.04);
  for (const chance of timed?.review.start ?? []) expect(Math.abs(chance - 1 / 4)).toBeLessThan(0.08);
  expect(timed?.review.start).toHaveLength(4);
});

test('an intermediate review is sent only if it has enough rollouts to be read', () => {
  const setup = setupOf('greed', { target: 500 }, 3);
  const passes: number[] = [];
  const onPass = ({ rollouts }: TimedReview) => passes.push(rollouts);
  // Each pass can be 1,000 / 320 times as large as the one before: 8, 25, 78, 243, 759.
  runToEnd(reviewWithin(setup, [], estimates(setup), { time: 1000, now: clockOf(0, 320), onPass }));
  expect(passes).toEqual([243]);
});

test('a review with the usual number of rollouts is precise enough', () => {
  const setup = setupOf('greed', { target: 500 }, 3);
  // The first 64 rollouts take 256 of 1,000 milliseconds, so 250 rollouts fit into the time.
  const now = clockOf(0, 0, 0, 256);
  expect(runToEnd(reviewWithin(setup, [], estimates(setup), { time: 1000, now }))?.rollouts).toBe(
    usualRollouts,
  );
});

test('a review by a solution needs no rollouts and no second pass', () => {
  const setup = setupOf('greed', { target: 500 });
  const values = valuesBy(runToEnd(greedForTwo.solution(setup.options)));
  const onPass = () => expect.fail();
  const reviewed = runToEnd(reviewWithin(setup, [], values, { time: 0, now: () => 0, onPass }));
  expect(reviewed?.rollouts).toBe(0);
  expect(reviewed?.review.how).toBe('exact');
});

test('a roll has its number in the turn, and the shares of all rolls that are better and worse', () => {
  const setup = setupOf('greed', { target: 500, opening: 0 });
  const roll = (seat: number, ...dice: readonly Face[]): Entry[] => [
    { seat, move: { type: 'roll' } },
    { seat, dice },
  ];
  const log = [...roll(0, 2, 3, 4, 6, 6), ...roll(1, 1, 2, 3, 4, 6), ...roll(1, 2, 3, 4, 6)];
  const values = valuesBy(runToEnd(greedForTwo.solution(setup.options)));
  const throws = review(setup, log, values).entries.filter((entry) => entry.kind === 'throw');
  expect(throws.map((entry) => entry.roll)).toEqual([1, 1, 2]);
  // 600 of all rolls of five dice score nothing, and 204 of four dice.
  const [bust, , last] = throws.map(({ rank }) => rank);
  expect(bust).toEqual({ worse: 0, better: expect.closeTo(1 - 600 / 6 ** 5, 12) });
  expect(last).toEqual({ worse: 0, better: expect.closeTo(1 - 204 / 6 ** 4, 12) });
});

test('only the roll after all dice have scored is one with hot dice', () => {
  const setup = setupOf('greed', { target: 500, opening: 0 });
  const rolls: readonly (readonly Face[])[] = [
    [1, 5, 6, 6, 6],
    [1, 2, 3, 4, 6],
    [2, 3, 4, 6],
  ];
  const log = rolls.flatMap((dice): Entry[] => [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice },
  ]);
  const values = valuesBy(runToEnd(greedForTwo.solution(setup.options)));
  const throws = review(setup, log, values).entries.filter((entry) => entry.kind === 'throw');
  expect(throws.map((entry) => entry.hot)).toEqual([false, true, false]);
});
