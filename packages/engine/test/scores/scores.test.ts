import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import {
  allSplits,
  diceBlockOf,
  type Face,
  hinderanceOf,
  kindOf,
  mostOf,
  pointsOf,
  type ScoringOptions,
  scoreGreed,
  scoreKeep,
  scoreThrees,
  scoringKeeps,
  type TenThousandOptions,
  tenThousand,
  withDefaults,
} from '../../src/index.ts';
import { digitsOf, everyThrow, once } from './throws.ts';

// The expected scores are computed in another way than in the engine: by removing patterns from the sorted digits.

describe('Greed scores each of the 6^n throws as its rules say', () => {
  /** Removes triples and then single 1s and 5s from the digits. */
  const oracle = once((digits) => {
    let score = 0;
    let left = digits;
    const take = (pattern: RegExp, worth: (found: string) => number) => {
      left = left.replace(pattern, (found) => {
        score += worth(found);
        return '';
      });
    };
    take(/111/, () => 1000);
    take(/222|333|444|555|666/g, (found) => Number(found[0]) * 100);
    take(/1/g, () => 100);
    take(/5/g, () => 50);
    return { score, rest: left.length };
  });

  it.each([1, 2, 3, 4, 5])('the engine scores %i dice as the rules say', (count) => {
    for (const dice of everyThrow(count))
      assert.deepStrictEqual(scoreGreed(dice), oracle(dice), digitsOf(dice));
  });

  it.each([
    [1, 4],
    [2, 16],
    // There are 4^3 throws without 1 and 5. The four triples among them score.
    [3, 60],
    // There are 4^4 throws without 1 and 5. Among them, the 4 x (1 + 4 x 3) with three or four of a kind score.
    [4, 204],
    // There are 4^5 throws without 1 and 5. Among them, the 4 x (1 + 5 x 3 + 10 x 9) with three or more of a kind
    // score.
    [5, 600],
  ])('%i dice score nothing in %i throws', (count, busts) => {
    expect([...everyThrow(count)].filter((dice) => scoreGreed(dice).score === 0)).toHaveLength(busts);
  });
});

const tenThousandWith = (given: Partial<TenThousandOptions>): TenThousandOptions =>
  withDefaults(tenThousand.options, given);

describe.each(['any', 'distinct'] as const)(
  'Ten Thousand with threePairs=%s scores each of the 6^n throws as its rules say',
  (threePairs) => {
    const options = tenThousandWith({ threePairs });
    const isThreePairs = (digits: string): boolean =>
      /^(.)\1(.)\2(.)\3$/.test(digits) && (threePairs === 'any' || new Set(digits).size === 3);

    /** Returns the best sum of combinations that use all digits; minus infinity if there are none. */
    const bestReading = once((digits): number => {
      if (digits === '') return 0;
      const [face = ''] = digits;
      const found: number[] = [];
      if (digits === '123456' || isThreePairs(digits)) found.push(1500);
      if (face === '1') found.push(100 + bestReading([...digits.slice(1)].map(Number)));
      if (face === '5') found.push(50 + bestReading([...digits.slice(1)].map(Number)));
      for (let count = 3; count <= digits.length && digits[count - 1] === face; count++) {
        const base = face === '1' ? 1000 : Number(face) * 100;
        found.push(base * (count - 2) + bestReading([...digits.slice(count)].map(Number)));
      }
      return Math.max(Number.NEGATIVE_INFINITY, ...found);
    });
    const oracleKeep = once((digits) => Math.max(0, bestReading([...digits].map(Number))));
    const everyKeep = once((digits) => {
      const keeps = new Map<string, number>();
      for (let mask = 1; mask < 2 ** digits.length; mask++) {
        const kept = [...digits].filter((_, bit) => (mask >> bit) & 1).join('');
        const worth = oracleKeep([...kept].map(Number));
        if (worth > 0) keeps.set(kept, worth);
      }
      return keeps;
    });

    it.each([1, 2, 3, 4, 5, 6])('the engine scores %i kept dice as the rules say', (count) => {
      for (const dice of everyThrow(count))
        assert.equal(scoreKeep(dice, options), oracleKeep(dice), digitsOf(dice));
    });

    it.each([1, 2, 3, 4, 5, 6])('the engine finds the highest score of %i dice', (count) => {
      for (const dice of everyThrow(count)) {
        assert.equal(mostOf(dice, options), Math.max(0, ...everyKeep(dice).values()), digitsOf(dice));
      }
    });

    it('the list of possible keeps has every scoring set of faces once, with its points', () => {
      const seen = new Set<string>();
      for (const dice of everyThrow(6)) {
        if (seen.has(digitsOf(dice))) continue;
        seen.add(digitsOf(dice));
        const listed = scoringKeeps(dice, options).map(({ keep, score }) => [digitsOf(keep), score] as const);
        assert.equal(listed.length, new Map(listed).size);
        assert.deepStrictEqual(new Map([...listed].sort()), new Map([...everyKeep(dice)].sort()));
      }
      expect(seen.size).toBe(462);
    });

    it('possible keeps with equal points and size are listed in the order of their dice', () => {
      const listed = (dice: readonly Face[]) =>
        scoringKeeps(dice, options)
          .map(({ keep }) => digitsOf(keep))
          .filter((keep) => keep === '155' || keep === '222');
      assert.deepStrictEqual(listed([1, 5, 5, 2, 2, 2]), ['155', '222']);
      assert.deepStrictEqual(listed([2, 2, 2, 1, 5, 5]), ['222', '155']);
    });

    it.each([
      [1, 4],
      [2, 16],
      [3, 60],
      [4, 204],
      [5, 600],
      // If three pairs did not count, 1,440 throws of six dice would score nothing. Of these, 4 x 90 are three
      // different pairs of 2, 3, 4 and 6.
      [6, 1080],
    ])('a roll of %i dice scores nothing in %i of all throws', (count, busts) => {
      let nothing = 0;
      for (const dice of everyThrow(count)) if (mostOf(dice, options) === 0) nothing += 1;
      expect(nothing).toBe(busts);
    });
  },
);

describe('the option threePairs of Ten Thousand changes only certain rolls', () => {
  it('threePairs changes only the scores of four of a kind with a pair and of six of a kind', () => {
    const any = tenThousandWith({ threePairs: 'any' });
    const distinct = tenThousandWith({ threePairs: 'distinct' });
    const differing = new Set<string>();
    for (const dice of everyThrow(6)) {
      if (scoreKeep(dice, any) !== scoreKeep(dice, distinct)) differing.add(digitsOf(dice));
    }
    // As six of a kind, six 2s score 800 and six 3s 1200, which is less than three pairs. Six of any other face score
    // more.
    const sixes = [...differing].filter((digits) => new Set(digits).size === 1);
    expect(sixes).toEqual(['222222', '333333']);
    for (const digits of differing) expect(digits).toMatch(/^(.)\1(.)\2(.)\3$/);
  });
});

describe('tables of Ten Thousand with different rules score differently, whichever is played first', () => {
  it.each<[keyof ScoringOptions, number | string, digits: string, usual: number, changed: number]>([
    ['threePairs', 'distinct', '222222', 1500, 800],
    ['threePairsPoints', 750, '223344', 1500, 750],
    ['dice', 5, '223344', 1500, 0],
    ['one', 200, '12346', 100, 200],
    ['five', 100, '52346', 50, 100],
    ['threeOnes', 300, '11146', 1000, 300],
    ['more', 'double', '22222', 600, 800],
    ['straight', 2000, '123456', 1500, 2000],
    ['lowStraight', 500, '12345', 150, 500],
    ['highStraight', 750, '23456', 50, 750],
    ['twoTriplets', 2500, '222333', 500, 2500],
    ['fullHouse', 1200, '22233', 200, 1200],
    ['nothing', 500, '223466', 0, 500],
  ])('the option %s with %s changes the score of %s', (option, value, digits, usual, changed) => {
    const dice = [...digits].map(Number) as Face[];
    const scoreWith = (given: object) => mostOf(dice, tenThousandWith(given));
    expect([{}, { [option]: value }, {}].map(scoreWith)).toEqual([usual, changed, usual]);
  });
});

describe('Threes scores each of the 6^5 throws as its rules say', () => {
  const worth = [0, 1, 2, 0, 4, 5, 6];
  it('the engine scores every throw of Threes as the rules say', () => {
    let total = 0;
    for (const dice of everyThrow(5)) {
      const expected =
        digitsOf(dice) === '66666' ? -30 : dice.map((face) => worth[face] ?? 0).reduce((a, b) => a + b);
      assert.equal(scoreThrees(dice), expected);
      total += scoreThrees(dice);
    }
    // A die costs 18 / 6 points on average. The moon costs 60 points less than five 6s.
    expect(total).toBe(5 * 3 * 7776 - 60);
  });
});

describe('Three Dice scores each of the 6^3 throws as its rules say', () => {
  const worth = [0, 100, 2, 3, 4, 5, 60];
  it('the engine scores every throw of Three Dice as the rules say', () => {
    let total = 0;
    for (const dice of everyThrow(3)) {
      assert.equal(
        pointsOf(dice),
        dice.map((face) => worth[face] ?? 0).reduce((a, b) => a + b),
      );
      total += pointsOf(dice);
    }
    expect(total).toBe((3 * 174 * 216) / 6);
  });

  it.each([
    [false, { points: 192, 'three-of-a-kind': 6, stairs: 6, 'shit-stairs': 12 }],
    [true, { points: 186, 'three-of-a-kind': 6, stairs: 6, 'shit-stairs': 12, 'super-stairs': 6 }],
  ])('the engine recognises special rolls in any order (after stairs: %s)', (afterStairs, expected) => {
    const named: Record<string, string> = { '123': 'stairs', '234': 'shit-stairs', '345': 'shit-stairs' };
    if (afterStairs) named['456'] = 'super-stairs';
    const counts: Record<string, number> = {};
    for (const dice of everyThrow(3)) {
      const digits = digitsOf(dice);
      const kind = named[digits] ?? (/^(.)\1\1$/.test(digits) ? 'three-of-a-kind' : 'points');
      assert.equal(kindOf(dice, afterStairs), kind);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts).toEqual(expected);
  });
});

describe('Hidden Pairs calculates attacks and splits as its rules say', () => {
  it('Hindrance uses the two lowest dice and Dice-Block the third and fourth highest, over all 6^6 throws', () => {
    for (const dice of everyThrow(6)) {
      const [a, b, c, d] = digitsOf(dice);
      assert.equal(hinderanceOf(dice), Number(a) + Number(b));
      assert.equal(diceBlockOf(dice), Number(c) + Number(d));
    }
  });

  it('six dice have 6! / 2^3 = 90 splits into three rounds', () => {
    const texts = allSplits.map((split) => split.map((pair) => [...pair].sort().join('')).join(' '));
    expect(new Set(texts).size).toBe(90);
    for (const split of allSplits) expect([...split.flat()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
