import { allSeats, type BySeat, ofSeat, type Seat } from './seat.ts';

/**
 * Returns places as in sport (1 1 3): seats with equal ranks share a place.
 * @param ranks one number per seat; the lowest number takes the first place
 */
export const placesByRank = (ranks: BySeat<number>): number[] =>
  ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);

export const highestFirst = (scores: BySeat<number>): number[] => placesByRank(scores.map((score) => -score));

export const lowestFirst = (scores: BySeat<number>): number[] => placesByRank(scores);

/** Returns all seats, those with the best places first. */
export const rankedSeats = (places: BySeat<number>): Seat[] =>
  allSeats(places.length).sort((a, b) => ofSeat(places, a) - ofSeat(places, b));
