import type { Face } from '@dicehall/engine';
import { stateOf, xoshiro128 } from './xoshiro.ts';

/** Dice that show the same faces again from the same seed: for simulations and tests, never for a match that matters. */
export interface SeededDice {
  /** The next face. */
  face(): Face;
  /** The next `count` faces. */
  faces(count: number): Face[];
  /** The next `count` faces (1 to 6) as one number: each face less one is a digit to the base six, the first face the lowest. */
  throwIndex(count: number): number;
  /** A number from 0 up to, not including, 1, with 53 random bits. */
  random(): number;
  /** 32 random bits, as an integer from 0 to 4,294,967,295. */
  word(): number;
}

/** So many dice are thrown with one word; more are thrown in several parts. */
const diceInWord = 6;
const powersOfSix = Array.from({ length: diceInWord + 1 }, (_, power) => 6 ** power);
/** By dice: how many of the 2^32 words are too many to share out evenly among the throws. */
const tooMany = powersOfSix.map((throws) => 2 ** 32 % throws);

/**
 * Seeded dice, unbiased: each throw is one word times the number of throws, its upper part the throw, and a word whose
 * lower part is among those too many is rejected (Lemire, "Fast Random Integer Generation in an Interval", 2019).
 * @param seed any text or number; a number and its decimal text are the same seed
 */
export function seededDice(seed: string | number): SeededDice {
  const word = xoshiro128(stateOf(String(seed)));
  const throwIndex = (count: number): number => {
    const throws = powersOfSix[count];
    if (throws === undefined || count === 0)
      throw new RangeError(`${count} dice at once: 1 to ${diceInWord}`);
    for (;;) {
      const product = word() * throws;
      const upper = Math.floor(product / 2 ** 32);
      if (product - upper * 2 ** 32 >= (tooMany[count] ?? 0)) return upper;
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
