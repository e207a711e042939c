import type { BySeat } from '@dicehall/engine';

/** The share of the win of every seat: those in first place divide it. */
export function winShares(places: BySeat<number>): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The values of two seats, from that of the one who plays. */
export const forTwo = (seat: number, value: number): number[] =>
  seat === 0 ? [value, 1 - value] : [1 - value, value];
