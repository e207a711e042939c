import { cached } from '../../../cached.ts';
import { learned } from './learned.ts';
import { RoundWins } from './round-wins.ts';

/** The chances to win a round at a table of so many experts. @param seats 3 to 6 */
export const roundWins = cached(
  (seats: number) => seats,
  (seats) => {
    const population = learned[seats];
    if (population === undefined) throw new RangeError(`No population is learned for ${seats} seats`);
    return new RoundWins(seats, population);
  },
);
