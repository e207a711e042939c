import type { Face } from '@dicehall/engine';
import { stateOf, xoshiro128 } from './xoshiro.ts';

/** Dice that show the same faces again from the same seed: for simulations and tests, never for a match that matters. */
export interface SeededDice {
  /** The next face. */
  face(): Face;
  /** The next `count` faces. */
  faces(count: number): Face[];
  /** A number from 0 up to, not including, 1, with 53 random bits. */
  random(): number;
  /** 32 random bits, as an integer from 0 to 4,294,967,295. */
  word(): number;
}

/** How many faces one word holds: 6 to the tenth fits 71 times into 32 bits, so that almost no word is thrown away. */
const facesInWord = 10;
const facesLimit = 71 * 6 ** facesInWord;

/**
 * Seeded dice. Faces are unbiased: a word beyond the last whole multiple of 6 to the tenth is rejected, then read as ten
 * digits to the base six.
 * @param seed any text or number; a number and its decimal text are the same seed
 */
export function seededDice(seed: string | number): SeededDice {
  const word = xoshiro128(stateOf(String(seed)));
  let digits = 0;
  let left = 0;
  const face = (): Face => {
    if (left === 0) {
      do digits = word();
      while (digits >= facesLimit);
      left = facesInWord;
    }
    const digit = digits % 6;
    digits = (digits - digit) / 6;
    left -= 1;
    return (digit + 1) as Face;
  };
  return {
    face,
    faces: (count) => Array.from({ length: count }, face),
    random: () => ((word() >>> 5) * 0x4000000 + (word() >>> 6)) / 2 ** 53,
    word,
  };
}
