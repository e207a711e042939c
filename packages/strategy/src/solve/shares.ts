import type { BySeat } from '@dicehall/engine';

export function winShares(places: BySeat<number>): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/**
 * Returns the win probabilities of both seats.
 * @param value the win probability of `seat`
 */
export const forTwo = (seat: number, value: number): number[] =>
  seat === 0 ? [value, 1 - value] : [1 - value, value];
