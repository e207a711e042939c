import { Glicko2 } from 'glicko2';

/** A rating by Glicko-2 (Glickman 2013): half of the puzzles with this rating are solved. */
export interface Rating {
  readonly rating: number;
  /** The standard deviation of the rating, a measure of its uncertainty. */
  readonly deviation: number;
  readonly volatility: number;
}

export const firstRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The deviation of a puzzle's rating, as if a few dozen people had tried it. */
const puzzleDeviation = 60;

/** The rating after a puzzle. */
export function ratingAfter(before: Rating, difficulty: number, isRight: boolean): Rating {
  const glicko = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
  const own = glicko.makePlayer(before.rating, before.deviation, before.volatility);
  const puzzle = glicko.makePlayer(difficulty, puzzleDeviation, 0.06);
  glicko.updateRatings([[own, puzzle, isRight ? 1 : 0]]);
  return { rating: own.getRating(), deviation: own.getRd(), volatility: own.getVol() };
}
