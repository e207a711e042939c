import type { Face } from '@dicehall/engine';
import { stateOf, xoshiro128 } from './xoshiro.ts';

/**
 * Reproducible dice: the same seed gives the same faces. Use them for simulations and tests, not for matches between
 * people.
 */
export interface SeededDice {
  face(): Face;
  faces(count: number): Face[];
  /**
   * Returns the next `count` (1 to 6) faces as one number in base 6. Each digit is a face minus one; the first face is
   * the lowest digit.
   * @throws RangeError if `count` is out of range
   */
  throwIndex(count: number): number;
  /** Returns a number in [0, 1) with 53 random bits. */
  random(): number;
  /** Returns an integer from 0 to 2^32 − 1. */
  word(): number;
}

/** The maximum number of dice that one random word determines. */
const diceInWord = 6;
const powersOfSix = Array.from({ length: diceInWord + 1 }, (_, power) => 6 ** power);
/**
 * The number of words, out of 2^32, that are rejected for each number of dice. The others are distributed evenly over
 * all throws.
 */
const rejectedWords = powersOfSix.map((throws) => 2 ** 32 % throws);

/**
 * Makes unbiased dice by multiplication with rejection (Lemire, "Fast Random Integer Generation in an Interval", 2019).
 * @param seed any text or number; a number is the same seed as its decimal text
 */
export function seededDice(seed: string | number): SeededDice {
  const word = xoshiro128(stateOf(String(seed)));
  const throwIndex = (count: number): number => {
    const throws = powersOfSix[count];
    if (throws === undefined || count === 0)
      throw new RangeError(`Cannot roll ${count} dice at once: 1 to ${diceInWord} are possible`);
    for (;;) {
      const product = word() * throws;
      const upper = Math.floor(product / 2 ** 32);
      if (product - upper * 2 ** 32 >= (rejectedWords[count] ?? 0)) return upper;
    }
  };
  const faces = (count: number): Face[] => {
    const shown: Face[] = [];
    for (let left = count; left > 0; left -= diceInWord) {
      let index = throwIndex(Math.min(left, diceInWord));
      for (let die = Math.min(left, diceInWord); die > 0; die--) {
        shown.push(((index % 6) + 1) as Face);
        index = Math.floor(index / 6);
      }
    }
    return shown;
  };
  return {
    face: () => (throwIndex(1) + 1) as Face,
    faces,
    throwIndex,
    random: () => ((word() >>> 5) * 0x4000000 + (word() >>> 6)) / 2 ** 53,
    word,
  };
}
