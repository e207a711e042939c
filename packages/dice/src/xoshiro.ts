/** A generator of random words. Each call returns an integer from 0 to 2^32 − 1. */
export type Words = () => number;

/** The state of the generator: four 32-bit words, not all zero. */
export type XoshiroState = readonly [number, number, number, number];

/**
 * Makes the generator xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (prng.di.unimi.it/xoshiro128starstar.c,
 * public domain).
 */
export function xoshiro128(state: XoshiroState): Words {
  let [a, b, c, d] = [state[0] | 0, state[1] | 0, state[2] | 0, state[3] | 0];
  return () => {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word >>> 0;
  };
}

/** Mixes the bits of a word with the finalizer of MurmurHash3 (Austin Appleby, public domain). */
function finalize(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Computes a 128-bit state from any text: four FNV-1a hashes with different offsets, each passed through the finalizer. */
export function stateOf(text: string): XoshiroState {
  const golden = 0x9e3779b9;
  const word = (index: number): number => {
    let sum = 0x811c9dc5 ^ finalize(Math.imul(index, golden));
    for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
    return finalize(sum + Math.imul(index, golden));
  };
  const state: XoshiroState = [word(1), word(2), word(3), word(4)];
  return state.some((part) => part !== 0) ? state : [1, 2, 3, 4];
}
