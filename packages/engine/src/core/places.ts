import type { BySeat } from './seat.ts';

/**
 * Places as in sport (1 1 3): the lowest rank value is first, equal values share a place.
 * @param ranks one number a seat, lower is better
 */
export const placesByRank = (ranks: BySeat<number>): number[] =>
  ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);

/** Places where the most points are first. */
export const highestFirst = (scores: BySeat<number>): number[] => placesByRank(scores.map((score) => -score));

/** Places where the fewest points are first. */
export const lowestFirst = (scores: BySeat<number>): number[] => placesByRank(scores);
