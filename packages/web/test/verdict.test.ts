import { gameOf } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import type { Review, ReviewedChoice } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { isMistake, verdictOf } from '../src/review/verdict.ts';

const choice: ReviewedChoice = {
  kind: 'choice',
  entry: 0,
  seat: 0,
  turn: 1,
  before: [0.5, 0.5],
  after: [0.3, 0.7],
  move: { type: 'stop' },
  forced: false,
  error: 0.2,
  best: { type: 'roll' },
  met: [0, 0],
  nearTies: [],
};
const review = (noise: number, more: Partial<ReviewedChoice> = {}) =>
  ({ noise, entries: [{ ...choice, ...more }] }) as unknown as Review;

describe('the verdict on a choice', () => {
  const game = gameOf('greed');
  const state = game.start({ target: 500, opening: 0 }, 2);
  const verdict = (...of: Parameters<typeof review>) =>
    verdictOf(
      {
        messages: loadCatalogue({ language: 'en' }),
        game,
        names: ['Ada', 'Bo'],
        review: review(...of),
        states: [state],
      },
      0,
    );
  it.each([
    [0.05, 'This cost 20%. Better: roll.'],
    [0.099, 'This cost 20%. Better: roll.'],
    [0.101, 'The best choice.'],
  ])('with a standard error of %d: %s', (noise, text) => {
    expect(verdict(noise)).toBe(text);
    expect(isMistake(review(noise), choice)).toBe(text !== 'The best choice.');
  });
  it('is none where there was no choice', () => {
    expect(verdict(0, { forced: true })).toBeNull();
  });
});
