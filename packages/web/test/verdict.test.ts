import { gameOf, games, unwrap } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import type { Change, Review, ReviewedChoice, ReviewedThrow } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { chanceOf, verdictOf } from '../src/review/verdict.ts';

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
  rank: { worse: 0.04, better: 0.96 },
};
const review = (noise: number, ...entries: readonly (ReviewedChoice | ReviewedThrow)[]) =>
  ({ unit: 'win', noise, entries }) as unknown as Review;

describe('a review gives verdicts', () => {
  const game = gameOf('greed');
  const state = game.start({ target: 500, opening: 0 }, 2);
  const verdict = (...of: Parameters<typeof review>) => {
    const messages = loadCatalogue({ language: 'en' });
    return verdictOf({ messages, game, names: ['Ada', 'Bo'], review: review(...of), states: [state] }, 0);
  };
  it.each([
    [
      'a mistake',
      choice,
      0,
      'Blunder by Ada: stop and score nothing. Better: roll. Win chance of Ada: 50.0% → 30.0%',
    ],
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
      'Too close to call: the estimate has a margin of ±1 percentage point of win chance.',
    ],
    [
      'a mistake with a margin',
      { ...choice, margin: 0.012 },
      0.02,
      'Blunder by Ada: stop and score nothing. Better: roll. Win chance of Ada: about 50% → about 30%',
    ],
    ['a forced choice', { ...choice, error: 0, forced: true }, 0, null],
    ['a roll', thrown, 0, 'Win chance of Ada: 50.0% → 30.0%'],
    ['an estimated roll', thrown, 0.02, 'Win chance of Ada: about 50% → about 30%'],
    ['a roll whose effect may be noise', thrown, 0.06, null],
  ])('the verdict on %s is complete', (_, entry, noise, text) => {
    expect(verdict(noise, entry)).toBe(text);
  });

  it.each([choice, thrown])('the verdict in the replay calls the chance of the reader theirs', (entry) => {
    const messages = loadCatalogue({ language: 'en' });
    const of = { messages, game, names: ['Ada', 'Bo'], review: review(0, entry), states: [state] };
    expect(verdictOf({ ...of, you: entry.seat }, 0)).toMatch(/Your win chance: 50\.0% → 30\.0%$/);
  });

  it('the verdict states the lead in sips in a review of sips', () => {
    const inSips = { ...choice, before: [0.5, -0.5], after: [-1.25, 1.25], error: 1.75 };
    const messages = loadCatalogue({ language: 'en' });
    const judged = { ...review(0, inSips), unit: 'sips' } as Review;
    expect(verdictOf({ messages, game, names: ['Ada', 'Bo'], review: judged, states: [state] }, 0)).toBe(
      'Blunder by Ada: stop and score nothing. Better: roll. Lead of Ada: +0.5 → −1.3',
    );
  });

  it.each([
    [undefined, choice, 'Win chance of Cy: 12.0% → 34.0%'],
    [1, choice, 'Win chance of Cy: 12.0% → 34.0%'],
    [2, choice, 'Your win chance: 12.0% → 34.0%'],
    [0, thrown, 'Your win chance: 38.0% → 36.0%'],
  ])(
    'a viewer at seat %j sees a roll by their own chance and a mistake by the chance of its player',
    (you, entry, text) => {
      const messages = loadCatalogue({ language: 'en' });
      const zero = [0, 0, 0];
      const values = { seat: 2, before: [0.38, 0.5, 0.12], after: [0.36, 0.3, 0.34], met: zero, left: zero };
      const of = { messages, game, names: ['Ada', 'Bo', 'Cy'], states: [state], you };
      expect(verdictOf({ ...of, review: review(0, { ...entry, ...values }) }, 0)).toContain(text);
    },
  );

  it('in a game with hidden choices, a win chance says what is known: what its player could see, or everything', () => {
    const messages = loadCatalogue({ language: 'en' });
    const hides = games.find(({ facts }) => facts.hiddenInformation) ?? game;
    const shown = { messages, game: hides, names: ['Ada', 'Bo'], review: review(0), word: '' };
    const text = (cause: Change['cause'], entry: ReviewedChoice | ReviewedThrow, you?: number) =>
      chanceOf(shown, { cause, entry, seat: you ?? entry.seat } as Change, you);
    expect(text('choice', choice, 0)).toBe('Your win chance, as far as you could see: 50.0% → 30.0%');
    expect(text('choice', choice)).toBe('Win chance of Ada, as far as Ada could see: 50.0% → 30.0%');
    expect(text('choice', choice, 1)).toBe('Your win chance with everyone’s dice open: 50.0% → 70.0%');
    expect(text('reveal', choice, 0)).toMatch(
      /^Your win chance with everyone’s dice open, without and with the hidden choices: /,
    );
    expect(text('throw', thrown, 0)).toBe('Your win chance with everyone’s dice open: 50.0% → 30.0%');
  });

  it('a lead below zero is shown as a deficit, and the card of a mistake uses only what its player could know', () => {
    const messages = loadCatalogue({ language: 'en' });
    const shown = { messages, game, names: ['Ada', 'Bo'], word: 'sips' };
    const text = (unit: Review['unit'], entry: ReviewedChoice) =>
      chanceOf({ ...shown, review: { ...review(0), unit } }, { cause: 'choice', entry, seat: 0 }, 0);
    const from = (before: number, after: number) => ({ ...choice, before: [before, 0], after: [after, 0] });
    const changes = [from(-7.32, -9), from(-1.5, 0), from(2, 0.25), from(2, 0), from(0, 2), from(0.5, -1)];
    expect(changes.map((entry) => text('sips', entry))).toEqual([
      'You are behind by 7.3 → 9.0 sips',
      'You are behind by 1.5 → 0.0 sips',
      'Your lead: 2.0 → 0.3 sips',
      'Your lead: 2.0 → 0.0 sips',
      'Your lead: 0.0 → 2.0 sips',
      'Your lead: +0.5 → −1.0 sips',
    ]);
    const advice = { best: { value: 0.246 }, other: { value: 0.201 } } as ReviewedChoice['advice'];
    expect(text('win', { ...from(0.273, 1), met: [0.772, -0.772], advice })).toBe(
      'Your win chance: 24.6% → 20.1%',
    );
  });

  it('the verdict counts the distinct choices that are equally good, and lists at most three of them', () => {
    const messages = loadCatalogue({ language: 'en' });
    const threes = gameOf('threes');
    const start = threes.start({ rounds: 1 }, 2);
    const rolled = unwrap(threes.apply(start, { seat: 0, move: { type: 'roll' } } as never)).state;
    const lying = (...dice: number[]) => unwrap(threes.apply(rolled, { seat: 0, dice } as never)).state;
    const at = lying(3, 1, 2, 4, 5);
    const keep = (position: number) => ({ type: 'roll', keep: [position] });
    const best = { ...choice, move: keep(0), error: 0, asGood: [1, 2, 3, 4].map(keep) };
    const said = (more: Partial<ReviewedChoice>, noise = 0, state: unknown = at) => {
      const judged = review(noise, { ...best, ...more });
      return verdictOf({ messages, game: threes, names: ['Ada', 'Bo'], review: judged, states: [state] }, 0);
    };
    expect(said({})).toBe(
      '5 choices are equally good here. The others: keep a 1 and roll, keep a 2 and roll and keep a 4 and roll.',
    );
    expect(said({ asGood: [] })).toBe('The best choice.');
    expect(said({ asGood: [1].map(keep) })).toBe(
      'Two choices are equally good here. The other: keep a 1 and roll.',
    );
    // Two 4s are equal dice, so keeping either of them is the same choice.
    const equal = lying(3, 4, 4, 5, 1);
    expect(said({ asGood: [1, 2].map(keep) }, 0, equal)).toBe(
      'Two choices are equally good here. The other: keep a 4 and roll.',
    );
    // A choice that is only almost as good is not listed.
    expect(said({ error: 1e-4, asGood: [1].map(keep) }, 0.01)).toBeNull();
  });

  it('a roll is notable if it changed the value by at least four standard errors, whether lucky or unlucky', () => {
    const lucky = { ...thrown, luck: 0.2 };
    expect([0.049, 0.05].map((noise) => verdict(noise, lucky) !== null)).toEqual([true, false]);
    expect([0.049, 0.05].map((noise) => verdict(noise, thrown) !== null)).toEqual([true, false]);
    expect(verdict(0)).toBeNull();
  });
});
