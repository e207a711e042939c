import { greed, tenThousand, withDefaults } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { work } from '../../src/solve/progress.ts';
import { greedRace, tenThousandRace } from '../../src/solve/race/rules.ts';
import { solveRace } from '../../src/solve/race/solve.ts';

test.each([
  ['Greed', greedRace(withDefaults(greed.options, { target: 1000 }))],
  ['Ten Thousand', tenThousandRace(withDefaults(tenThousand.options, { target: 2000 }))],
  [
    'Ten Thousand past the target',
    tenThousandRace(withDefaults(tenThousand.options, { target: 2000, exactFinish: false })),
  ],
])('%s: generated code and plain code find the same', (_name, rules) => {
  const generated = work(solveRace(rules));
  const plain = work(solveRace(rules, false));
  const far = generated?.values.filter(
    (value, index) => Math.abs(value - (plain?.values[index] ?? 0)) > 1e-12,
  );
  expect(far).toHaveLength(0);
  expect(generated?.states).toBe(plain?.states);
});
