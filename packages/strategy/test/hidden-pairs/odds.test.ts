import { seededDice } from '@dicehall/dice';
import { type Face, faces, type HiddenPairsState, type HiddenPairsView, hiddenPairs } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  hiddenPairsExpert,
  oddsOfMany,
  oddsOfTwo,
  policyOf,
  solveTurn,
  turnMatch,
} from '../../src/games/hidden-pairs/solve/index.ts';
import { solved } from '../solved.ts';
import { afterMove, afterRoll } from './entries.ts';

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 8));
const match = turnMatch(policyOf(turn));
const two = oddsOfTwo(match);

/** The first choice of a match, with these hands and points. */
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

const viewOf = (state: HiddenPairsState, seat = 0): HiddenPairsView => hiddenPairs.view(state, seat);
const most = (values: readonly { readonly value: number }[]): number =>
  values.reduce((best, { value }) => Math.max(best, value), Number.NEGATIVE_INFINITY);
const six = (text: string): Face[] => [...text].map((face) => Number(face) as Face);

describe.each([
  ['two', two, [six('616243'), six('555123')], [300, 450]],
  ['three', oddsOfMany, [six('616243'), six('555123'), six('444666')], [500, 450, 600]],
] as const)('odds of Hidden Pairs among %s', (_name, oddsOf, hands, points) => {
  const state = choosing(hands, points);
  const odds = oddsOf(viewOf(state), 0);

  test('exist for exactly the legal moves', () => {
    expect(odds.map(({ move }) => move)).toEqual(hiddenPairs.moves(state, 0));
    expect(odds.every(({ value }) => Number.isFinite(value))).toBe(true);
  });

  test('do not depend on the hand, commit or pending re-roll of another seat', () => {
    const other = choosing([hands[0], six('111111'), ...hands.slice(2)], points);
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
      expect(oddsOf(viewOf(after.value), 0)).toEqual(odds);
    }
  });

  test('of a re-roll are the mean of the best values after each face', () => {
    for (const die of [0, 3]) {
      const rolled = odds.find(({ move }) => move.type === 're-roll' && move.die === die);
      const pending = afterMove(state, 0, { type: 're-roll', die });
      if (!pending.ok) throw new Error(pending.error.code);
      const after = faces.map((face) => {
        const thrown = afterRoll(pending.value, [face]);
        if (!thrown.ok) throw new Error(thrown.error.code);
        return most(oddsOf(viewOf(thrown.value), 0));
      });
      // Points spent are gone from what is held; among more than two they count in the figure.
      const paid = hands.length > 2 ? 50 : 0;
      expect(rolled?.value).toBeCloseTo(after.reduce((sum, value) => sum + value / 6, 0) - paid, 9);
    }
  });

  test('are empty if the seat may not move', () => {
    const committed = afterMove(state, 0, {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    });
    if (!committed.ok) throw new Error(committed.error.code);
    expect(oddsOf(viewOf(committed.value), 0)).toEqual([]);
    expect(oddsOf(hiddenPairs.view(state, 'table'), 0)).toEqual([]);
  });
});

describe('win probabilities for two', () => {
  const dice = seededDice('odds');

  test('are from 0 to 1, and high for the move of the expert', () => {
    const expert = hiddenPairsExpert(match);
    for (let deal = 0; deal < 6; deal++) {
      const points = [dice.random() * 30, dice.random() * 30].map((some) => 25 * Math.floor(some));
      const view = viewOf(choosing([dice.faces(6), dice.faces(6)], points, 1 + (deal % 3)));
      const odds = two(view, 0);
      const values = odds.map(({ value }) => value).sort((a, b) => a - b);
      expect(values[0]).toBeGreaterThanOrEqual(0);
      expect(values.at(-1)).toBeLessThanOrEqual(1);
      const move = expert.choose(view, 0, dice.random);
      const own = odds.find(
        (one) => JSON.stringify(one.move) === JSON.stringify(hiddenPairs.canonical(move)),
      );
      // It plays for points, so that it loses a little of the match.
      expect(own?.value).toBeGreaterThan((values.at(-1) ?? 1) - 0.15);
    }
  });

  test('are 1 far ahead in the last turn, and 0 far behind', () => {
    const ahead = two(viewOf(choosing([six('123456'), six('123456')], [3000, 500])), 0);
    const behind = two(viewOf(choosing([six('123456'), six('123456')], [500, 3000])), 0);
    expect(most(ahead)).toBeCloseTo(1, 5);
    expect(most(behind)).toBe(0);
  });
});
