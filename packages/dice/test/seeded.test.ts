import { describe, expect, it } from 'vitest';
import { seededDice } from '../src/seeded.ts';
import { stateOf, xoshiro128 } from '../src/xoshiro.ts';

/** Returns Pearson's chi-square of counts that should be equal. */
function chiSquare(counts: ArrayLike<number>): number {
  const cells = Array.from(counts);
  const expected = cells.reduce((sum, count) => sum + count, 0) / cells.length;
  return cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * Returns the chi-square that equal chances exceed with a probability of one in a million (Wilson and Hilferty's
 * approximation).
 */
function limit(cells: number): number {
  const degrees = cells - 1;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 4.753 * Math.sqrt(spread)) ** 3;
}

describe('seeded dice are reproducible and fair', () => {
  it('seeded dice use xoshiro128**: the first words from state 1 2 3 4 match the reference', () => {
    const word = xoshiro128([1, 2, 3, 4]);
    const words = Array.from({ length: 10 }, word);
    expect(words).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('equal seeds give equal dice, and different seeds different dice', () => {
    const throwOf = (seed: string | number) => seededDice(seed).faces(60).join('');
    expect(throwOf('evening')).toBe(throwOf('evening'));
    expect(throwOf(7)).toBe(throwOf('7'));
    const seeds = [...Array.from({ length: 500 }, (_, seed) => seed), '', 'a', 'b', 'ab', 'ba', 'ä', '🎲'];
    expect(new Set(seeds.map(throwOf)).size).toBe(seeds.length);
  });

  it('seeded dice never change between versions', () => {
    expect(seededDice('dicehall').faces(12)).toEqual([3, 6, 4, 3, 2, 1, 5, 6, 2, 6, 3, 2]);
    expect(seededDice(7).faces(12)).toEqual([5, 6, 4, 5, 2, 2, 3, 2, 2, 3, 4, 1]);
  });

  it('a random word that would favour some throws is discarded, and the next word decides', () => {
    // 2^32 is not a multiple of 46,656: of all words, 2,560 are discarded. Word 872 of this seed is one of them.
    const [dice, words] = [seededDice(62), seededDice(62)];
    for (let word = 1; word < 872; word++) expect(dice.word()).toBe(words.word());
    expect((words.word() * 6 ** 6) % 2 ** 32).toBeLessThan(2560);
    expect(dice.throwIndex(6)).toBe(words.throwIndex(6));
  });

  it('a random number after a single die uses the upper 27 and 26 bits of two words', () => {
    const [words, die, random] = [seededDice(7), seededDice(7), seededDice(7)];
    expect([1, 2, 3].map(() => die.face())).toEqual([1, 2, 3].map(() => words.throwIndex(1) + 1));
    const same = seededDice(7);
    expect(random.random()).toBe(((same.word() >>> 5) * 2 ** 26 + (same.word() >>> 6)) / 2 ** 53);
  });

  it('seeded dice are uniform over 1,200,000 single dice', () => {
    const dice = seededDice('chi-square');
    const counts = new Uint32Array(6);
    for (let n = 0; n < 1_200_000; n++) {
      const cell = dice.face() - 1;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(6));
  });

  it.each([2, 3, 4, 5])('throws of %i dice are spread evenly', (count) => {
    const dice = seededDice(`throws of ${count}`);
    const counts = new Uint32Array(6 ** count);
    for (let n = 0; n < 300_000; n++) {
      const cell = dice.throwIndex(count);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(counts.length));
  });

  it('runs of four faces across throws are uniform', () => {
    const dice = seededDice('runs');
    const counts = new Uint32Array(6 ** 4);
    for (let n = 0; n < 60_000; n++) {
      const [a, b, c, d, e, f, g, h] = dice.faces(13).slice(3);
      for (const run of [
        [a, b, c, d],
        [e, f, g, h],
      ]) {
        const cell = run.reduce<number>((index, face) => index * 6 + (face ?? 1) - 1, 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(limit(counts.length));
  });

  it('one to six dice are rolled as one number, and any other count is rejected', () => {
    for (const count of [0, 7, -1, 1.5])
      expect(() => seededDice(1).throwIndex(count)).toThrow(
        new RangeError(`Cannot roll ${count} dice at once: 1 to 6 are possible`),
      );
  });

  it('the first throws of neighbouring seeds are uniform', () => {
    const counts = new Uint32Array(216);
    for (let seed = 0; seed < 43_200; seed++) {
      const cell = seededDice(seed)
        .faces(3)
        .reduce((index, face) => index * 6 + face - 1, 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(counts.length));
  });

  it('a throw index encodes the faces of a throw in one number', () => {
    const [thrown, numbered] = [seededDice('numbers'), seededDice('numbers')];
    const digits = (count: number) => {
      const index = numbered.throwIndex(count);
      return Array.from({ length: count }, (_, die) => (Math.floor(index / 6 ** die) % 6) + 1);
    };
    for (let n = 0; n < 2000; n++) {
      const count = (n % 6) + 1;
      expect(digits(count)).toEqual(thrown.faces(count));
    }
  });

  it('random numbers are uniform in [0, 1)', () => {
    const dice = seededDice('numbers');
    const counts = new Uint32Array(100);
    let outside = 0;
    for (let n = 0; n < 200_000; n++) {
      const number = dice.random();
      if (!(number >= 0 && number < 1)) outside += 1;
      const cell = Math.floor(number * 100);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(outside).toBe(0);
    expect(chiSquare(counts)).toBeLessThan(limit(counts.length));
  });

  it('the generator of seeded dice never starts from an all-zero state', () => {
    for (const seed of ['', '0', 'seed']) expect(stateOf(seed).some((word) => word !== 0)).toBe(true);
  });
});
