import type { Seat } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';

/**
 * Returns the names of the seats of a position that belongs to no table: You, Opponent if there is only one, and
 * otherwise Player 2, for example.
 * @param you the reader's own seat; null for none
 */
export function positionNames(catalogue: Catalogue, seats: number, you: Seat | null): readonly string[] {
  const isDuel = seats === 2 && (you === 0 || you === 1);
  return Array.from({ length: seats }, (_, seat) =>
    seat === you
      ? catalogue.say('seat-you')
      : isDuel
        ? catalogue.say('seat-opponent')
        : catalogue.say('player-number', { number: seat + 1 }),
  );
}
