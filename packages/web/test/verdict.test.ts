import { gameOf } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import type { Review, ReviewedChoice, ReviewedThrow } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../src/review/verdict.ts';

const place = { entry: 0, seat: 0, turn: 1, before: [0.5, 0.5], after: [0.3, 0.7] };
const choice: ReviewedChoice = {
  ...place,
  kind: 'choice',
  move: { type: 'stop' },
  forced: false,
  error: 0.2,
  best: { type: 'roll' },
  advice: null,
  margin: 0,
  asGood: [],
  met: [0, 0],
  left: [0, 0],
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
    ['a mistake', choice, 0, 'Mistake. Better: roll. Win chance of Ada: 50.0% → 30.0%'],
    ['the best choice', { ...choice, error: 0 }, 0, 'The best choice.'],
    [
      'one of several best choices',
      { ...choice, error: 0, asGood: [{ type: 'roll' }] },
      0,
      'Two choices are equally good here. The other: roll.',
    ],
    ['a choice like that of a steady player', { ...choice, error: 0 }, 0.02, null],
    [
      'a choice within the margin',
      { ...choice, error: 0, margin: 0.0123 },
      0.02,
      'Too close to call: the estimate has a margin of ±1.2% win chance.',
    ],
    [
      'a mistake with a margin',
      { ...choice, margin: 0.012 },
      0.02,
      'Mistake. Better: roll. Win chance of Ada: 50.0% → 30.0% (±1.2% win chance)',
    ],
    ['a forced choice', { ...choice, error: 0, forced: true }, 0, null],
    ['a roll', thrown, 0.02, 'Win chance of Ada: 50.0% → 30.0%'],
    ['a roll whose effect may be noise', thrown, 0.06, null],
  ])('the verdict on %s', (_, entry, noise, text) => {
    expect(verdict(noise, entry)).toBe(text);
  });

  it('the verdict states the lead in sips in a review of sips', () => {
    const inSips = { ...choice, before: [0.5, -0.5], after: [-1.25, 1.25], error: 1.75 };
    const messages = loadCatalogue({ language: 'en' });
    const judged = { ...review(0, inSips), unit: 'sips' } as Review;
    expect(verdictOf({ messages, game, names: ['Ada', 'Bo'], review: judged, states: [state] }, 0)).toBe(
      'Mistake. Better: roll. Lead of Ada: +0.50 → −1.25',
    );
  });
});
