import { describe, expect, it } from 'vitest';
import { PairedGain, targetError } from '../../src/values/estimated.ts';

const gainOf = (...gains: number[]): PairedGain => {
  const gain = new PairedGain();
  for (const one of gains) gain.add(one);
  return gain;
};

describe('the mean of paired differences', () => {
  it('is the sum of the differences divided by their number', () => {
    expect(gainOf(1, 0, 0.5, -0.25).mean).toBeCloseTo(0.3125, 12);
    expect(gainOf(1, 0, 0.5, -0.25).count).toBe(4);
  });

  it('has a margin of two standard errors, computed with one extra difference of 1', () => {
    // Squares: 1 + 0.25 + 0.0625; the mean is 0.3125.
    const spread = 1.3125 - 4 * 0.3125 ** 2 + 1;
    expect(gainOf(1, 0, 0.5, -0.25).margin).toBeCloseTo((2 * Math.sqrt(spread)) / 4, 12);
  });

  it('is close when two standard errors are at most two target errors', () => {
    const enough = Math.ceil(1 / targetError);
    expect(gainOf(...Array.from({ length: enough }, () => 0)).isClose).toBe(true);
    expect(gainOf(...Array.from({ length: enough - 1 }, () => 0)).isClose).toBe(false);
  });
});
