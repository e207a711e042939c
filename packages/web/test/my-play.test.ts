import { describe, expect, it } from 'vitest';
import { exampleMatches } from '../src/my-play/example.ts';
import {
  csvOf,
  habitsOf,
  meanOf,
  monthsOf,
  type Played,
  sumOf,
  themesOf,
  trendOf,
} from '../src/my-play/sums.ts';

const match = (given: Partial<Played>): Played => ({
  id: 'a',
  game: 'greed',
  seats: 2,
  when: new Date(2026, 10, 2).getTime(),
  unit: 'win',
  luck: 0,
  gained: 0,
  choices: 0,
  lost: 0,
  squares: 0,
  mistakes: [],
  calibration: [],
  ...given,
});

it('the example for a page without matches has 12 matches, with mistakes, a habit and a trend', () => {
  const example = exampleMatches('greed');
  expect(sumOf(example).matches).toBe(12);
  expect(themesOf(example).map(({ theme }) => theme)).toEqual(['stop-or-roll', 'final-round']);
  expect(sumOf(example).lost).toBeCloseTo(
    themesOf(example).reduce((sum, { loss }) => sum + loss, 0),
    9,
  );
  expect(habitsOf(example)).toHaveLength(1);
  expect(monthsOf(example)).toHaveLength(2);
});

describe('My play sums luck and losses', () => {
  it('My play sums the luck, the losses, and the loss per choice with its standard error', () => {
    // Four choices lost 0.1, 0.3, 0 and 0. The mean is 0.1 and the variance 0.02.
    const sum = sumOf([
      match({ luck: 0.25, gained: 0.5, choices: 2, lost: 0.4, squares: 0.1 }),
      match({ luck: -0.5, gained: 0.25, choices: 2, lost: 0, squares: 0 }),
    ]);
    expect(sum).toMatchObject({ matches: 2, luck: -0.25, gained: 0.75, lost: 0.4, choices: 4 });
    expect(sum.rate?.mean).toBeCloseTo(100, 9);
    expect(sum.rate?.error).toBeCloseTo(1000 * Math.sqrt(0.02 / 4), 9);
  });

  it.each([
    ['better', 0.1, 0.4],
    ['worse', 0.4, 0.1],
    ['even', 0.2, 0.21],
  ])('a month is called %s if its choices cost %d instead of %d', (trend, now, before) => {
    const month = (of: number, loss: number) =>
      match({
        when: new Date(2026, of, 2).getTime(),
        choices: 100,
        lost: 100 * loss,
        squares: 100 * (loss ** 2 + 0.01),
      });
    expect(trendOf(monthsOf([month(9, before), month(10, now)]))).toBe(trend);
    expect(trendOf(monthsOf([month(10, now)]))).toBe('none');
  });

  it('two months are compared by the standard errors of both months', () => {
    const month = (of: number, choices: number, loss: number) =>
      match({
        when: new Date(2026, of, 2).getTime(),
        choices,
        lost: choices * loss,
        squares: choices * (loss ** 2 + 0.01),
      });
    // The values are 0.1 ± 0.05 and 0.2 ± 0.002. With only the second error, the difference would count as clear.
    expect(trendOf(monthsOf([month(9, 4, 0.2), month(10, 2500, 0.11)]))).toBe('even');
    expect(trendOf(monthsOf([month(9, 2500, 0.2), month(10, 4, 0.11)]))).toBe('even');
    expect(trendOf(monthsOf([month(9, 2500, 0.2), month(10, 2500, 0.11)]))).toBe('better');
  });

  it('a month is compared only with another month that has choices, and equal months are even', () => {
    const month = (of: number, choices: number) =>
      match({ when: new Date(2026, of, 2).getTime(), choices, lost: choices, squares: choices });
    expect(trendOf([])).toBe('none');
    expect(trendOf(monthsOf([month(9, 3), month(10, 0)]))).toBe('none');
    expect(trendOf(monthsOf([month(9, 0), month(10, 3)]))).toBe('none');
    expect(trendOf(monthsOf([month(9, 3), month(10, 3)]))).toBe('even');
  });

  it('the standard error of a few choices comes from their sample variance, and a single choice has none', () => {
    expect(meanOf({ count: 1, sum: 3, squares: 9.5 })).toEqual({ mean: 3, error: 0 });
    const { error } = meanOf({ count: 2, sum: 2, squares: 4 });
    expect(error).toBeCloseTo(1, 9);
  });

  it('a month without choices has no loss per choice', () => {
    expect(sumOf([match({})]).rate).toBeNull();
  });

  it('the sums are grouped by month, the newest first', () => {
    const months = monthsOf([
      match({ when: new Date(2026, 8, 30).getTime() }),
      match({ when: new Date(2026, 10, 1).getTime() }),
      match({ when: new Date(2026, 8, 1).getTime() }),
    ]);
    expect(months.map(({ month, matches }) => [month, matches])).toEqual([
      ['2026-11', 1],
      ['2026-09', 2],
    ]);
  });

  it('the sums are grouped by theme, the most costly first', () => {
    const themes = themesOf([
      match({ mistakes: [{ theme: 'opening', loss: 0.01 }] }),
      match({
        mistakes: [
          { theme: 'other', loss: 0.2 },
          { theme: 'opening', loss: 0.02 },
        ],
      }),
    ]);
    expect(themes).toEqual([
      { theme: 'other', count: 1, loss: 0.2 },
      { theme: 'opening', count: 2, loss: 0.03 },
    ]);
  });

  it('deviations are summed by measure, leaving out measures with fewer than five choices, right choices and chance results', () => {
    const early = { measure: 'early', at: 2, count: 3, sum: 250, squares: 22_500 } as const;
    const few = { measure: 'late', at: 1, count: 4, sum: 200, squares: 10_000 } as const;
    const chance = { measure: 'early', at: 4, count: 6, sum: 200, squares: 40_000 } as const;
    const right = { measure: 'late', at: 3, count: 9, sum: 0, squares: 0 } as const;
    const habits = habitsOf([
      match({ calibration: [early, few, chance] }),
      match({ calibration: [right, { ...early, count: 2, sum: 150, squares: 12_500 }] }),
    ]);
    expect(habits).toEqual([{ measure: 'early', at: 2, count: 5, sum: 400, squares: 35_000 }]);
    // The mean of five choices is 50 ± 32, which differs from 0 by more than one standard error, but not by two.
    const unclear = {
      measure: 'early',
      at: 1,
      count: 5,
      sum: 250,
      squares: 5 * 50 ** 2 + 20 * 32 ** 2,
    } as const;
    expect(habitsOf([match({ calibration: [unclear] })])).toEqual([]);
    // Three deviations of 100 and two of 50 have a mean of 80 and a variance of 750.
    const [habit] = habits.map(meanOf);
    expect(habit?.mean).toBe(80);
    expect(habit?.error).toBeCloseTo(Math.sqrt(750 / 5));
  });

  it('the CSV file has one line per match', () => {
    const mistakes = exampleMatches('greed')
      .flatMap((one) => one.mistakes)
      .slice(0, 2);
    const played = match({ luck: -0.5, lost: 0.25, gained: 0.125, choices: 7, mistakes });
    const [head, line, rest] = csvOf([played]).split('\r\n');
    expect(head).toBe('"match","game","date","unit","luck","lost","gained","choices","mistakes"');
    expect(line).toMatch(/^"a","greed","2026-11-0[12]T.*","win",-0.5,0.25,0.125,7,2$/);
    expect(rest).toBe('');
  });
});
