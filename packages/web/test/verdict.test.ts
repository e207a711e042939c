import { gameOf } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import type { Review, ReviewedChoice, ReviewedThrow } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../src/review/account.ts';
import { verdictOf, worstMistakes } from '../src/review/verdict.ts';

const place = { entry: 0, seat: 0, turn: 1, before: [0.5, 0.5], after: [0.3, 0.7] };
const choice: ReviewedChoice = {
  ...place,
  kind: 'choice',
  move: { type: 'stop' },
  forced: false,
  error: 0.2,
  best: { type: 'roll' },
  met: [0, 0],
  nearTies: [],
};
const thrown: ReviewedThrow = {
  ...place,
  kind: 'throw',
  dice: [2],
  roll: 1,
  hot: false,
  luck: -0.2,
  percentile: 4,
};
const review = (noise: number, ...entries: readonly (ReviewedChoice | ReviewedThrow)[]) =>
  ({ unit: 'win', noise, entries }) as unknown as Review;

describe('the verdict of a review', () => {
  const game = gameOf('greed');
  const state = game.start({ target: 500, opening: 0 }, 2);
  const verdict = (...of: Parameters<typeof review>) => {
    const messages = loadCatalogue({ language: 'en' });
    return verdictOf({ messages, game, names: ['Ada', 'Bo'], review: review(...of), states: [state] }, 0);
  };
  it.each([
    ['a mistake', choice, 0, 'Mistake. Better: roll. Win chance of Ada: 50% → 30%'],
    ['the best choice', { ...choice, error: 0 }, 0, 'The best choice.'],
    ['an estimated choice without a clear error', { ...choice, error: 0 }, 0.02, null],
    ['a forced choice', { ...choice, error: 0, forced: true }, 0, null],
    ['a roll', thrown, 0.02, 'Win chance of Ada: 50% → 30%'],
    ['a roll whose effect may be noise', thrown, 0.06, null],
  ])('on %s', (_, entry, noise, text) => {
    expect(verdict(noise, entry)).toBe(text);
  });
});

describe('the listed mistakes', () => {
  const mistakes = [0.1, 0.004, 0.3, 0.2, 0.05].map((error, entry) => ({
    ...choice,
    entry,
    seat: entry === 3 ? 1 : 0,
    error,
  }));
  it.each([
    [
      [0, 1],
      [2, 3, 0],
    ],
    [[0], [2, 0, 4]],
    [[1], [3]],
  ])('of the seats %j are the three worst', (seats, entries) => {
    expect(worstMistakes(review(0, ...mistakes), seats).map(({ entry }) => entry)).toEqual(entries);
  });
});

it('the account of a result adds up as it is shown', () => {
  const thirds = { luck: 1 / 3, othersLuck: 1 / 3, error: 0.0004, othersChoices: 0.00046, met: 0 };
  const player = { ...thirds, choices: 1, bestChoices: 1 };
  const start = [1 - 2 / 3 - 0.00006];
  const account = accountOf({ players: [player], start, result: [1] }, 0);
  const { start: from, dice, mistakes, others, met, result } = account;
  expect(result).toBe(100);
  expect(Math.round(10 * (from + dice + mistakes + others + met))).toBe(1000);
  expect(Object.is(mistakes, -0)).toBe(false);
});
