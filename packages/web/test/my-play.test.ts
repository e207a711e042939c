import { describe, expect, it } from 'vitest';
import { bankingOf, csvOf, monthsOf, type Played, sumOf, themesOf } from '../src/my-play/sums.ts';

const match = (given: Partial<Played>): Played => ({
  id: 'a',
  game: 'greed',
  when: new Date(2026, 10, 2).getTime(),
  unit: 'win',
  luck: 0,
  choices: 0,
  lost: 0,
  squares: 0,
  mistakes: [],
  banking: [],
  ...given,
});

describe('the sums of my play', () => {
  it('are luck, losses, and the loss per choice with its standard error', () => {
    // Four choices that lost 0.1, 0.3, 0 and 0: mean 0.1, variance 0.02.
    const sum = sumOf([
      match({ luck: 0.25, choices: 2, lost: 0.4, squares: 0.1 }),
      match({ luck: -0.5, choices: 2, lost: 0, squares: 0 }),
    ]);
    expect(sum).toMatchObject({ matches: 2, luck: -0.25, lost: 0.4, choices: 4 });
    expect(sum.rate?.mean).toBeCloseTo(100, 9);
    expect(sum.rate?.error).toBeCloseTo(1000 * Math.sqrt(0.02 / 4), 9);
  });

  it('have no rate without choices', () => {
    expect(sumOf([match({})]).rate).toBeNull();
  });

  it('are by month, the newest first', () => {
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

  it('are by theme, the most costly first', () => {
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

  it('add up stops and rolls by dice left', () => {
    const one = { dice: 2, stops: 1, early: 100, rolls: 3, late: 0 };
    expect(bankingOf([match({ banking: [one] }), match({ banking: [{ ...one, dice: 1 }, one] })])).toEqual([
      { ...one, dice: 1 },
      { dice: 2, stops: 2, early: 200, rolls: 6, late: 0 },
    ]);
  });

  it('are a line a match as CSV', () => {
    const [head, line, rest] = csvOf([match({ luck: 0.5, choices: 3 })]).split('\r\n');
    expect(head).toBe('"match","game","date","unit","luck","lost","choices","mistakes"');
    expect(line).toMatch(/^"a","greed","2026-11-0[12]T.*","win",0.5,0,3,0$/);
    expect(rest).toBe('');
  });
});
