import { type Face, faces } from '../core/index.ts';

/** Reproducible random numbers for tests, never for real matches. */
export interface Chance {
  /** Returns a whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** Returns a random item of a non-empty list. */
  pick<Value>(list: readonly Value[]): Value;
  faces(count: number): Face[];
}

/** The mulberry32 generator (Tommy Ettinger, public domain). Its 32 bits of state are good enough for tests. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Makes a generator from a seed (any whole number). */
export function chanceOf(seed: number): Chance {
  const next = mulberry32(seed);
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(list: readonly Value[]): Value => {
    const value = list[below(list.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  };
  return { below, pick, faces: (count) => Array.from({ length: count }, () => pick(faces)) };
}

/** Returns a random subset of the positions 0 to `count` - 1, in random order. */
export function somePositions(chance: Chance, count: number): number[] {
  const left = Array.from({ length: count }, (_, position) => position);
  const chosen: number[] = [];
  for (let wanted = chance.below(count + 1); wanted > 0; wanted--) {
    chosen.push(...left.splice(chance.below(left.length), 1));
  }
  return chosen;
}
