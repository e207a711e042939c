import type { Seat } from '@dicehall/engine';
import { accountOf } from './account.ts';
import { mistakesIn, type Review } from './review.ts';

/** Returns the figures of a sentence about what mistakes and dice did to a player in this match. */
export function balanceOf(review: Review, seat: Seat) {
  const { dice, mistakes, others } = accountOf(review, seat);
  return {
    unit: review.unit,
    matches: 1,
    lost: -mistakes,
    luck: dice,
    gained: others,
    margin: 2 * review.noise,
    mistakes: mistakesIn(review).filter((one) => one.seat === seat).length,
  };
}
