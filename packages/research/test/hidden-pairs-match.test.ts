import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seededDice } from '@dicehall/dice';
import { type Commit, type Face, type HiddenPairsState, hiddenPairs, roundPoints } from '@dicehall/engine';
import { hiddenPairsExpert, MatchPolicy, shippedMatch } from '@dicehall/strategy/hidden-pairs';
import {
  allActions,
  choiceAt,
  choiceCount,
  commitFor,
  firstPlans,
  handClasses,
  handCount,
  handIndex,
  MatchField,
  type Mixture,
  stagesOf,
  TurnValues,
} from '@dicehall/strategy/solvers';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterRoll } from '../../strategy/test/hidden-pairs/entries.ts';
import { MatchProof, playedPlans } from '../src/hidden-pairs/match-proof.ts';
import { Side } from '../src/hidden-pairs/side.ts';
import {
  afterOneTurn,
  lastTurns,
  limits,
  respondTo,
  roundMixture,
  type SolvedStanding,
  solveStanding,
} from '../src/hidden-pairs/solve-match.ts';

/** Both players can pay for a re-roll or a Hindrance. */
const points = [75, 50] as const;
const after = (own: number, other: number): number => (own > other ? 1 : own === other ? 0.5 : 0);
const planCountOf = (hand: number): number => (firstPlans[hand + 1] ?? 0) - (firstPlans[hand] ?? 0);
const planAt = (hand: number, plan: number): number => (firstPlans[hand] ?? 0) + plan;
const priceOf = (plan: number): number => allActions[plan % allActions.length]?.price ?? 0;

let solved: SolvedStanding;
let policy: MatchPolicy;

beforeAll(() => {
  const sides = [new Side(points[0]), new Side(points[1])] as const;
  const splits = handClasses.map((_, hand) =>
    Array.from({ length: planCountOf(hand) / allActions.length }, (_, n) =>
      planAt(hand, n * allActions.length),
    ),
  );
  for (const side of sides) side.consider([...splits, ...splits, ...splits]);
  solved = solveStanding(sides, new MatchField('one'), after, { gap: 0.1, iterations: 60 });
  policy = new MatchPolicy('one', [
    { left: 1, points, value: solved.value, mixture: (side) => solved.mixtures[side] },
  ]);
});

interface Played {
  readonly dice: readonly Face[];
  readonly commit: Commit;
  readonly paid: number;
}

function played(hand: number, plan: number, used: number): Played {
  const dice = handClasses[hand]?.faces ?? [];
  return { dice, commit: commitFor(dice, plan, 1), paid: priceOf(plan) + 50 * used };
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, one) => sum + one, 0);

/**
 * Returns the value of a player's pair after the other player's attacks on it. It is an independent implementation of
 * the rules.
 */
function strength({ dice, commit }: Played, by: Played, round: number): number {
  const sorted = [...by.dice].sort((a, b) => a - b);
  const hits = [
    by.commit.hinderance?.round === round ? sumOf(sorted.slice(0, 2)) : 0,
    by.commit.diceBlock?.round === round ? sumOf(sorted.slice(2, 4)) : 0,
  ].sort((a, b) => a - b);
  const pair = commit.pairs[round === 1 ? 0 : round === 2 ? 1 : 2];
  const felt = commit.luckyDice?.round === round ? hits.slice(0, 1) : hits;
  return sumOf(pair.map((die) => dice[die] ?? 0)) - sumOf(felt);
}

/** Returns the win probability of a plan against a mixture, summed over the plans of the mixture one by one. */
function oneByOne(mine: Played, own: number, mixture: Mixture, other: number): number {
  let value = 0;
  for (const { hand, used, plan, chance } of playedPlans(mixture, stagesOf(other))) {
    const theirs = played(hand, plan - planAt(hand, 0), used);
    const wins = roundPoints.map((_, index) => {
      const more = strength(mine, theirs, index + 1) - strength(theirs, mine, index + 1);
      return more > 0 ? 1 : more === 0 ? 0.5 : 0;
    });
    for (let won = 0; won < 8; won++) {
      let often = chance;
      let gained = 0;
      for (const [index, stake] of roundPoints.entries()) {
        const isWon = (won >> index) % 2 === 1;
        often *= isWon ? (wins[index] ?? 0) : 1 - (wins[index] ?? 0);
        gained += isWon ? stake : 0;
      }
      value += often * after(own - mine.paid + gained, other - theirs.paid + 450 - gained);
    }
  }
  return value;
}

/** Returns a mixture with few hands and all kinds of attacks and protection. */
function wildMixture(): Mixture {
  const dice = seededDice('wild');
  const plans: number[] = [];
  const first = [0];
  for (let info = 0; info < 3 * handCount; info++) {
    const hand = info % handCount;
    for (let n = 0; n < 4 && info % 97 === 0; n++)
      plans.push(planAt(hand, Math.floor(dice.random() * planCountOf(hand))));
    first.push(plans.length);
  }
  return {
    turning: new Float64Array(2 * choiceCount).fill(0.5),
    first: Int32Array.from(first),
    plans: Int32Array.from(plans),
    chances: new Float64Array(plans.length).fill(0.25),
  };
}

const wildMatch = (mixture: Mixture) =>
  ({
    how: 'match',
    luckyDice: 'one',
    mixture: () => mixture,
    // The tests value the last turn, after which no turn is left.
    value: (left: number, own: number, other: number) => (left === 0 ? after(own, other) : Number.NaN),
  }) as const;

test('after a turn of players with equal points, each standing is as likely with the players exchanged', () => {
  const proof = new MatchProof(wildMatch(wildMixture()));
  const chances = new Map(
    [...proof.gains(2, 0)]
      .filter(({ left }) => left === 1)
      .map(({ own, other, chance }) => [`${own} ${other}`, { own, other, chance }]),
  );
  const all = [...chances.values()];
  expect(all.some(({ own, other }) => own + other < 1450 && own !== other)).toBe(true);
  for (const { own, other, chance } of all)
    expect((chances.get(`${other} ${own}`)?.chance ?? 0) / chance).toBeCloseTo(1, 4);
});

test('the value of a plan is its mean over the plans of a mixture, with any attacks and prices', () => {
  const mixture = wildMixture();
  const match = wildMatch(mixture);
  const values = new TurnValues(match, 1, 600, 525);
  const dice = seededDice('plans');
  for (let n = 0; n < 60; n++) {
    const hand = handIndex(dice.faces(6));
    const plan = Math.floor(dice.random() * planCountOf(hand));
    const used = n % 3;
    const expected = oneByOne(played(hand, plan, used), 600, mixture, 525);
    expect(Math.abs(values.plan(hand, plan, used) - expected)).toBeLessThan(1e-5);
  }
});

test('the best plan of a hand has the highest value of all affordable plans', () => {
  const match = wildMatch(wildMixture());
  for (const own of [600, 175, 75]) {
    const values = new TurnValues(match, 1, own, 525);
    for (const [hand, used] of [
      [3, 0],
      [461, 1],
      [200, 2],
    ] as const) {
      if (50 * used > own) continue;
      const all = Array.from({ length: planCountOf(hand) }, (_, plan) => values.plan(hand, plan, used));
      const { plan, value } = values.kept(hand, used);
      expect(value).toBe(Math.max(...all));
      expect(all[plan]).toBe(value);
      expect(priceOf(plan) + 50 * used).toBeLessThanOrEqual(own);
    }
  }
});

describe('a last turn is solved exactly', () => {
  test('the solution limits the gain of a best response, which no other plan of a hand exceeds', () => {
    expect(solved.gap).toBeLessThan(0.1);
    const [, mixture] = solved.mixtures;
    const best = respondTo(mixture, points, after, new MatchField('one'));
    const hand = handIndex([2, 2, 2, 5, 5, 6]);
    const worthOf = (plan: number) => oneByOne(played(hand, plan, 0), points[0], mixture, points[1]);
    const most = best.kept[hand] ?? 1;
    expect(worthOf((best.plans[hand] ?? 0) - planAt(hand, 0))).toBeCloseTo(most, 5);
    const affordable = Array.from({ length: planCountOf(hand) }, (_, plan) => plan).filter(
      (plan) => priceOf(plan) <= points[0],
    );
    for (const plan of affordable.filter((_, n) => n % 7 === 0))
      expect(worthOf(plan)).toBeLessThan(most + 1e-5);
  });

  test('the value of a standing lies in the middle between what the best responses of both players allow', () => {
    const { mixtures, value, gap } = solved;
    const field = new MatchField('one');
    expect(respondTo(mixtures[1], points, after, field).value).toBeCloseTo(value + gap, 12);
    expect(1 - respondTo(mixtures[0], [points[1], points[0]], after, field).value).toBeCloseTo(
      value - gap,
      12,
    );
  });

  test('the values of both players sum to 1', () => {
    const proof = new MatchProof(policy);
    const value = proof.played(1, 75, 50);
    expect(proof.best(1, 75, 50) - value + proof.best(1, 50, 75) - (1 - value)).toBeCloseTo(
      2 * solved.gap,
      4,
    );
    expect(value).toBeGreaterThan(0.5);
    expect(proof.played(1, 50, 50)).toBeCloseTo(0.5, 5);
  });

  test('a proof keeps standings with the same lead apart in which a player can pay for more', () => {
    const match = wildMatch(wildMixture());
    const standings = [
      [500, 125],
      [400, 25],
      [125, 500],
      [25, 400],
    ] as const;
    const alone = standings.map(([own, other]) => new MatchProof(match).best(1, own, other));
    const proof = new MatchProof(match);
    expect(standings.map(([own, other]) => proof.best(1, own, other))).toEqual(alone);
    expect(new Set(alone).size).toBe(4);
  });

  test('a player who has already won spends nothing', () => {
    const expert = hiddenPairsExpert(policy);
    const start = hiddenPairs.start({ turns: 1, luckyDice: 'one' }, 2);
    let state: HiddenPairsState = { ...start, points: [600, 100], shownPoints: [600, 100] };
    for (const dice of [
      [1, 1, 2, 2, 3, 3],
      [6, 6, 5, 5, 4, 4],
    ] as const) {
      const thrown = afterRoll(state, dice);
      if (!thrown.ok) throw new Error(thrown.error.code);
      state = thrown.value;
    }
    expect(Object.keys(expert.choose(hiddenPairs.view(state, 0), 0, () => 0.3))).toEqual(['type', 'pairs']);
  });
});

test('a standing with more turns left is solved more precisely', () => {
  const gaps = limits.map(({ gap }) => gap);
  expect(gaps).toHaveLength(3);
  expect(gaps).toEqual([...new Set(gaps)].sort((a, b) => b - a));
});

test('the file omits rare choices, and the probabilities of every hand sum to 1', () => {
  const hand = handIndex([1, 2, 3, 4, 5, 6]);
  const chances = [...Array<number>(12).fill(0.08), 0.02, 0.02];
  const first = new Int32Array(3 * handCount + 1).fill(chances.length, hand + 1);
  const turning = new Float64Array(2 * choiceCount);
  const plans = Int32Array.from(chances, (_, n) => planAt(hand, n));
  const keeps = { turning, first, plans, chances: Float64Array.from(chances) };
  for (let used = 0; used < 2; used++)
    for (let other = 0; other < handCount; other++) turning[used * choiceCount + (choiceAt[other] ?? 0)] = 1;
  const kept = roundMixture(keeps, 0);
  expect([...kept.plans]).toEqual([...plans.subarray(0, 12)]);
  expect(new Set(kept.chances)).toEqual(new Set([2 / 31, 3 / 31]));
  expect(kept.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('the solved last turns include every affordable spending, and no match that is already decided', () => {
  const all = lastTurns();
  expect(all.every(([ahead, behind]) => ahead >= behind && ahead - behind <= 450)).toBe(true);
  expect(new Set(all.map(String)).size).toBe(all.length);
});

describe('the shipped solution of a match is complete and valid', () => {
  const files = async (name: string) =>
    gunzipSync(readFileSync(new URL(`../../strategy/solutions/${name}`, import.meta.url)));

  test('the shipped solution covers the start of a match, every score after the first of three turns, and every last turn', async () => {
    const match = await shippedMatch({ turns: 3, luckyDice: 'one' }, files);
    const left = [1, 2, 3].map((turns) => match?.standings.filter((one) => one.left === turns).length);
    expect(left).toEqual([lastTurns().length, afterOneTurn().length, 1]);
    expect(match?.value(3, 500, 500)).toBe(0.5);
    expect(match?.value(2, 650, 300)).toBeGreaterThan(0.8);
  });

  test('the shipped solution plays only plans that the player can pay for', async () => {
    const match = await shippedMatch({ turns: 3, luckyDice: 'one' }, files);
    const poor = match?.standings.filter(({ points: [, behind] }, n) => behind < 200 && n % 16 === 0) ?? [];
    for (const { points, mixture } of poor) {
      for (const side of [0, 1] as const) {
        const all = playedPlans(mixture(side), stagesOf(points[side]));
        expect(Math.max(...all.map(({ plan, used }) => priceOf(plan) + 50 * used))).toBeLessThanOrEqual(
          points[side],
        );
      }
    }
    expect(poor.length).toBeGreaterThan(5);
  });

  test('the shipped solution is not used for more turns or another Lucky Dice option', async () => {
    expect(await shippedMatch({ turns: 4, luckyDice: 'one' }, files)).toBeNull();
    expect(await shippedMatch({ turns: 3, luckyDice: 'all' }, files)).toBeNull();
  });
});
