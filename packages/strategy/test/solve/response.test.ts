import { greed, tenThousand, withDefaults } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { bestResponse } from '../../src/race/best-response.ts';
import { greedRace, tenThousandRace } from '../../src/race/rules.ts';
import { solveRace } from '../../src/race/solve.ts';
import { runToEnd } from '../../src/solve/progress.ts';

const races = [
  ['Greed', greedRace(withDefaults(greed.options, { target: 800 }))],
  [
    'Greed that starts above its target',
    greedRace(withDefaults(greed.options, { target: 500, opening: 900 })),
  ],
  ['Ten Thousand', tenThousandRace(withDefaults(tenThousand.options, { target: 2000 }))],
  [
    'Ten Thousand past the target',
    tenThousandRace(withDefaults(tenThousand.options, { target: 2000, exactFinish: false, opening: 1200 })),
  ],
] as const;

test.each(races)('no player of %s gains by deviating from the solution, at any scores', (_name, rules) => {
  const race = runToEnd(solveRace(rules));
  if (race === null) throw new Error('It was not stopped');
  expect(Math.abs(runToEnd(bestResponse(rules, race)) ?? 1)).toBeLessThan(1e-12);
});

test('the best response gains against a solution with wrong values', () => {
  const rules = greedRace(withDefaults(greed.options, { target: 500, opening: 250 }));
  const race = runToEnd(solveRace(rules));
  if (race === null) throw new Error('It was not stopped');
  const wrong = race.values.map((value, at) => (at === 0 ? value : 1 - value));
  expect(runToEnd(bestResponse(rules, { ...race, values: wrong }))).toBeGreaterThan(1e-3);
});
