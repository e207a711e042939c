import { expect, test } from 'vitest';
import { PairedGain, targetError } from '../../src/values/estimated.ts';

const gainOf = (...gains: readonly number[]) => {
  const gain = new PairedGain();
  for (const one of gains) gain.add(one);
  return gain;
};

test('the margin of a mean gain is two standard errors, calculated with an additional sample of gain 1', () => {
  const gain = gainOf(1, 0, 1, -1);
  expect([gain.count, gain.mean]).toEqual([4, 0.25]);
  // The sum of the squares is 3, minus four times the square of the mean.
  expect(gain.margin).toBeCloseTo((2 * Math.sqrt(3 - 0.25 + 1)) / 4, 12);
  expect(gain.isClose).toBe(false);
});

test('many samples without a difference show that the gain is small', () => {
  const least = Math.ceil(1 / targetError);
  const zeros = (count: number) => gainOf(...Array.from({ length: count }, () => 0));
  expect([zeros(least - 1).isClose, zeros(least).isClose]).toEqual([false, true]);
});
