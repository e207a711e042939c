import { describe, expect, it } from 'vitest';
import { countByFace, evennessOf, seededDice } from '../src/index.ts';

/** Quantiles of chi-square with five degrees of freedom (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4). */
const quantiles = [
  [0.1, 9.236],
  [0.05, 11.07],
  [0.025, 12.833],
  [0.01, 15.086],
  [0.001, 20.515],
  [0.9, 1.61],
  [0.95, 1.145],
  [0.99, 0.554],
] as const;

/**
 * Returns counts of 6,000 dice with a chi-square of x: one face is too frequent, and another too rare by the same
 * number.
 */
const countsWith = (x: number) => {
  const off = Math.sqrt((x * 1000) / 2);
  return [1000 + off, 1000 - off, 1000, 1000, 1000, 1000];
};

describe('the evenness of dice is measured by chi-square', () => {
  it.each(quantiles)('the p-value is %f for a chi-square of %f', (chance, x) => {
    const found = evennessOf(countsWith(x));
    expect(found.chiSquare).toBeCloseTo(x, 9);
    expect(found.chance).toBeCloseTo(chance, 3);
  });

  it('equal frequencies have chi-square 0 and p-value 1', () => {
    expect(evennessOf([7, 7, 7, 7, 7, 7])).toMatchObject({
      dice: 42,
      chiSquare: 0,
      chance: expect.closeTo(1, 6),
    });
  });

  it('no dice give no evidence against fairness', () => {
    expect(evennessOf(countByFace([]))).toEqual({
      dice: 0,
      counts: [0, 0, 0, 0, 0, 0],
      chiSquare: 0,
      chance: 1,
    });
  });

  it('dice that always show a six are detected as uneven', () => {
    expect(evennessOf(countByFace(Array.from({ length: 60 }, () => 6 as const))).chance).toBeLessThan(1e-6);
  });

  it('the p-value of fair dice is below 0.1 in about one test of ten', () => {
    const dice = seededDice('evenness');
    const tries = 2000;
    let under = 0;
    for (let done = 0; done < tries; done++) {
      if (evennessOf(countByFace(dice.faces(600))).chance < 0.1) under += 1;
    }
    // The expected number is 200 with a standard deviation of 13.4. The test allows four standard deviations.
    expect(under).toBeGreaterThan(200 - 54);
    expect(under).toBeLessThan(200 + 54);
  });
});
