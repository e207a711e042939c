import type { Pair, Split } from './state.ts';

/** Returns every way to divide the given positions into three pairs, in a fixed order. */
function pairings(places: readonly number[]): Pair[][] {
  const [first, ...others] = places;
  if (first === undefined) return [[]];
  return others.flatMap((second) =>
    pairings(others.filter((place) => place !== second)).map((pairs): Pair[] => [[first, second], ...pairs]),
  );
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** All 90 ways to distribute six dice over three rounds, two each, in a fixed order. */
export const allSplits: readonly Split[] = pairings([0, 1, 2, 3, 4, 5]).flatMap((pairs) =>
  orders.flatMap(([a, b, c]): Split[] => {
    const [first, second, third] = [pairs[a], pairs[b], pairs[c]];
    return first && second && third ? [[first, second, third]] : [];
  }),
);

/** Whether three pairs use each of the six dice once. */
export const isSplit = (pairs: Split): boolean => new Set(pairs.flat()).size === 6;
