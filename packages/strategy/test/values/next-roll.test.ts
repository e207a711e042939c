import { parsePosition, unwrap } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { type NextRoll, nextRoll, typicalOutcome } from '../../src/values/next-roll.ts';

it('a roll that overshoots an exact target counts as a bust, like a roll that does not score', () => {
  const { game, state } = unwrap(parsePosition('ten-thousand - 9900,0 0 choose 0 523346'));
  const rolling = unwrap(game.apply(state, { seat: 0, move: { type: 'roll', keep: [0] } })).state;
  // Of the rolls of five dice, 600 do not score and 6,156 score more than the 50 points that are left.
  expect(nextRoll(game, rolling, () => null)).toMatchObject({ seat: 0, dice: 5 });
  expect(nextRoll(game, rolling, () => null)?.bust).toBeCloseTo((600 + 6156) / 7776, 12);
  expect(nextRoll(game, state, () => null)).toBeNull();
});

it('the outcomes of a roll are grouped by value, the best first, and a bust is never grouped with a roll of value 0', () => {
  const { game, state } = unwrap(parsePosition('greed - 0,1200,700 011 1 - throw 0 2'));
  const worth = (after: unknown) => (JSON.stringify(after).includes('"points":100') ? 0.5 : 0);
  const roll = nextRoll(game, state, worth);
  expect(roll).toMatchObject({ seat: 1, dice: 2 });
  expect(roll?.bust).toBeCloseTo(16 / 36, 12);
  expect(roll?.outcomes.map(({ busts, value }) => [busts, value])).toEqual([
    [false, 0.5],
    [false, 0],
    [true, 0],
  ]);
  expect(roll?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

it('no outcome is typical if the median is as good as the best outcome', () => {
  const outcomes = [0.3, 0.3, 0.4].map((chance, at) => ({
    chance,
    dice: [],
    busts: false,
    value: at < 2 ? 1 : 0,
  }));
  expect(typicalOutcome({ dice: 2, outcomes } as unknown as NextRoll)).toBeUndefined();
});

it.each([
  [[0.3, 0.2, 0.5], 1],
  [[0.3, 0.1, 0.6], 2],
])('for outcomes with the chances %j, the typical one is number %i', (chances, index) => {
  const outcomes = chances.map((chance, at) => ({ chance, dice: [], busts: false, value: -at }));
  expect(typicalOutcome({ dice: 2, outcomes } as unknown as NextRoll)).toBe(outcomes[index]);
  // Half of the rolls of one die are no help to a reader.
  expect(typicalOutcome({ dice: 1, outcomes } as unknown as NextRoll)).toBeUndefined();
});
