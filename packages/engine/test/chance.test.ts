import { expect, test } from 'vitest';
import { rollsOf } from '../src/core/index.ts';
import { faces } from '../src/index.ts';
import { chanceOf, somePositions } from '../src/testing/index.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const drawn = (draw: (seed: number) => unknown): unknown[] => [...new Set(seeds.map(draw))].sort();

test('every number below a limit is drawn, and no other', () => {
  expect(drawn((seed) => chanceOf(seed).below(4))).toEqual([0, 1, 2, 3]);
});

test('every item of a list can be picked, including the first and the last', () => {
  expect(drawn((seed) => chanceOf(seed).pick(['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(chanceOf(1).pick(['only'])).toBe('only');
  expect(() => chanceOf(1).pick([])).toThrow('Nothing to pick from');
});

test('all rolls of some dice are in rising order', () => {
  expect(rollsOf(0)).toEqual([[]]);
  for (const count of [1, 2, 3]) {
    const rolls = rollsOf(count).map((dice) => dice.join(''));
    expect(rolls).toEqual([...new Set(rolls)].sort());
    expect(rolls).toHaveLength(6 ** count);
  }
});

test('dice show every face', () => {
  expect([...new Set(chanceOf(1).faces(200))].sort()).toEqual([...faces]);
  expect(chanceOf(1).faces(6)).toHaveLength(6);
});

test('a random set of positions can have any size, and has each position at most once', () => {
  const sets = seeds.map((seed) => somePositions(chanceOf(seed), 3));
  expect([...new Set(sets.map((one) => one.toSorted().join('')))].sort()).toEqual([
    '',
    '0',
    '01',
    '012',
    '02',
    '1',
    '12',
    '2',
  ]);
});
