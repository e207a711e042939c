import { mostReRolls, prices } from '@dicehall/engine';
import { cached } from '../../../../cached.ts';
import { learned } from './learned.ts';
import { RoundWins } from './round-wins.ts';
import { ManySeatsValues } from './values.ts';

/** All that a player can pay in a turn. */
const mostSpent = mostReRolls * prices.reRoll + prices.hinderance + prices.diceBlock + prices.luckyDice;

const winsOf = cached(
  (seats: number) => seats,
  (seats) => {
    const population = learned[seats];
    if (population === undefined) throw new RangeError(`No population is learned for ${seats} seats`);
    return new RoundWins(seats, population);
  },
);

const valuesOf = cached(
  (seats: number, points: number) => 1000 * seats + points,
  (seats, points) => new ManySeatsValues(winsOf(seats), points),
);

/** The values of a turn at a table of so many experts. @param seats 3 to 6 @param points to spend */
export const expertValues = (seats: number, points: number): ManySeatsValues =>
  valuesOf(seats, Math.min(mostSpent, points));
