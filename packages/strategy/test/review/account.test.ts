import { expect, test } from 'vitest';
import { accountOf, shownParts } from '../../src/review/index.ts';

test('the shown parts of a result add up', () => {
  const parts = { luck: 1 / 3, othersLuck: 1 / 3, error: 0.0004, othersChoices: 0.00046, met: 0, left: 0 };
  const player = { ...parts, choices: 1, bestChoices: 1 };
  const start = [1 - 2 / 3 - 0.00006];
  const account = accountOf({ unit: 'win', players: [player], start, result: [1] }, 0);
  const { start: from, dice, mistakes, others, met, left, result } = account;
  expect(result).toBe(1);
  expect(Math.round(1000 * (from + dice + mistakes + others + met + left))).toBe(1000);
  expect(Object.is(mistakes, -0)).toBe(false);
});

test('an account shows hidden choices and the margin only where they changed a value', () => {
  const none = { start: 0, dice: 0, mistakes: 0, others: 0, met: 0, left: 0, result: 0 };
  expect(shownParts([none, none])).toEqual(['start', 'dice', 'mistakes', 'others', 'result']);
  expect(shownParts([none, { ...none, met: 0.1, left: 0.1 }])).toHaveLength(7);
});
