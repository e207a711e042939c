import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { greed, withDefaults } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { runToEnd } from '../../src/solve/progress.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');
const sums = textOf('SHA256SUMS')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('  ') as [sum: string, name: string]);

test.each(sums)('the checksum %s is that of the checked-in file %s', (sum, name) => {
  expect(createHash('sha256').update(textOf(name)).digest('hex')).toBe(sum);
});

test('the published values of Greed equal those of the solver', () => {
  const options = withDefaults(greed.options, {});
  const solution = runToEnd(solveGreed(options));
  const [, ...rows] = textOf('greed-for-two.csv').trimEnd().split('\n');
  const state = greed.start(options, 2);
  for (const row of rows) {
    const [own = 0, other = 0, win = 0] = row.split(',').map(Number);
    expect(solution?.value({ ...state, scores: [own, other] })?.[0], row).toBeCloseTo(win, 11);
  }
});
