import { seededDice } from '@dicehall/dice';
import { type Face, faces, type HiddenPairsMove, type HiddenPairsState, hiddenPairs } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  hiddenPairsExpert,
  policyOf,
  solveTurn,
  turnMatch,
} from '../../src/games/hidden-pairs/solve/index.ts';
import { ValuesOfTwo } from '../../src/games/hidden-pairs/values-of-two.ts';
import { solved } from '../solved.ts';
import { afterMove, afterRoll } from './entries.ts';
import { plainRegrets } from './plain-regrets.ts';

interface Odds {
  readonly move: HiddenPairsMove;
  readonly value: number;
}

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 8));
const match = turnMatch(policyOf(turn));
const values = new ValuesOfTwo({ game: 'hidden-pairs', options: {}, seats: 2 }, match);
/** Returns the values of the moves of a seat, using only what the seat knows. */
const oddsAt = (state: HiddenPairsState, seat = 0) => values.at(state, { seat }).moves as readonly Odds[];

/** Returns the state at the first choice of a match with these hands and points. */
function choosing(
  hands: readonly (readonly Face[])[],
  points: readonly number[],
  turns = 1,
): HiddenPairsState {
  const start = hiddenPairs.start({ turns, luckyDice: 'one' }, hands.length);
  let state: HiddenPairsState = { ...start, points, shownPoints: points };
  for (const dice of hands) {
    const thrown = afterRoll(state, dice);
    if (!thrown.ok) throw new Error(thrown.error.code);
    state = thrown.value;
  }
  return state;
}

const most = (values: readonly { readonly value: number }[]): number =>
  values.reduce((best, { value }) => Math.max(best, value), Number.NEGATIVE_INFINITY);
const six = (text: string): Face[] => [...text].map((face) => Number(face) as Face);

describe('the moves of Hidden Pairs for two have odds', () => {
  const hands = [six('616243'), six('555123')];
  const points = [300, 450];
  const state = choosing(hands, points);
  const odds = oddsAt(state);

  test('exactly the legal moves have odds', () => {
    const sorted = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort();
    expect(sorted(odds.map(({ move }) => move))).toEqual(sorted(hiddenPairs.moves(state, 0)));
    expect(odds.every(({ value }) => Number.isFinite(value))).toBe(true);
  });

  test('the odds do not depend on the hand, commit or pending re-roll of another seat', () => {
    const other = choosing([six('616243'), six('111111')], points);
    const played = [
      afterMove(other, 1, { type: 're-roll', die: 2 }),
      afterMove(other, 1, {
        type: 'commit',
        pairs: [
          [0, 1],
          [2, 3],
          [4, 5],
        ],
        diceBlock: { round: 1, seat: 0 },
      }),
    ];
    for (const after of played) {
      if (!after.ok) throw new Error(after.error.code);
      expect(oddsAt(after.value)).toEqual(odds);
    }
  });

  test('the odds of a re-roll are the mean of the best odds after each face', () => {
    for (const die of [0, 3]) {
      const rolled = odds.find(({ move }) => move.type === 're-roll' && move.die === die);
      const pending = afterMove(state, 0, { type: 're-roll', die });
      if (!pending.ok) throw new Error(pending.error.code);
      const after = faces.map((face) => {
        const thrown = afterRoll(pending.value, [face]);
        if (!thrown.ok) throw new Error(thrown.error.code);
        return most(oddsAt(thrown.value));
      });
      expect(rolled?.value).toBeCloseTo(
        after.reduce((sum, value) => sum + value / 6, 0),
        9,
      );
    }
  });

  test('a seat that may not move has no odds', () => {
    const committed = afterMove(state, 0, {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    });
    if (!committed.ok) throw new Error(committed.error.code);
    expect(oddsAt(committed.value)).toEqual([]);
  });
});

describe('win probabilities for two players are plausible', () => {
  const dice = seededDice('odds');

  test('win probabilities are between 0 and 1, and high for the move of the expert', () => {
    const expert = hiddenPairsExpert(match);
    for (let deal = 0; deal < 6; deal++) {
      const points = [dice.random() * 30, dice.random() * 30].map((some) => 25 * Math.floor(some));
      const state = choosing([dice.faces(6), dice.faces(6)], points, 1 + (deal % 3));
      const odds = oddsAt(state);
      const all = odds.map(({ value }) => value).sort((a, b) => a - b);
      expect(all[0]).toBeGreaterThanOrEqual(0);
      expect(all.at(-1)).toBeLessThanOrEqual(1);
      const move = expert.choose(hiddenPairs.view(state, 0), 0, dice.random);
      const own = odds.find(
        (one) => JSON.stringify(one.move) === JSON.stringify(hiddenPairs.canonical(move)),
      );
      // The expert plays for points, so it loses a little win probability.
      expect(own?.value).toBeGreaterThan((all.at(-1) ?? 1) - 0.15);
    }
  });

  test('the win probability is 1 far ahead in the last turn, and 0 far behind', () => {
    const ahead = oddsAt(choosing([six('123456'), six('123456')], [3000, 500]));
    const behind = oddsAt(choosing([six('123456'), six('123456')], [500, 3000]));
    expect(most(ahead)).toBeCloseTo(1, 5);
    expect(most(behind)).toBe(0);
  });
});

test.each([
  ['with', true],
  ['without', false],
])('a turn of Hidden Pairs %s re-rolls is learned like by CFR+ in plain lists', (_, reRolls) => {
  const { plans, reRolling } = solved(solveTurn({ luckyDice: 'one', reRolls, actions: false }, 4));
  const plain = plainRegrets(4, reRolls);
  const apart = (one: readonly (readonly number[])[], other: readonly Float64Array[]): number =>
    one.reduce(
      (most, list, at) =>
        list.reduce((so, chance, n) => Math.max(so, Math.abs(chance - (other[at]?.[n] ?? -1))), most),
      0,
    );
  expect(plans.map(({ length }) => length)).toEqual(plain.plans.map(({ length }) => length));
  expect(apart(plain.plans, plans)).toBeLessThan(1e-12);
  for (const [stage, choices] of reRolling.entries()) {
    expect(choices.map(({ length }) => length)).toEqual(plain.reRolling[stage]?.map(({ length }) => length));
    expect(apart(plain.reRolling[stage] ?? [], choices)).toBeLessThan(1e-12);
  }
});
