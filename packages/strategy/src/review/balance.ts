import type { Seat } from '@dicehall/engine';
import { accountOf } from './account.ts';
import { mistakesIn, type Review } from './review.ts';

/** Returns the figures for a sentence on how mistakes and dice changed this match for a player. */
export function balanceOf(review: Review, seat: Seat) {
  const { dice, mistakes, others, met } = accountOf(review, seat);
  return {
    unit: review.unit,
    matches: 1,
    lost: -mistakes,
    luck: dice,
    rest: { seats: review.players.length, others, met },
    margin: 2 * review.noise,
    mistakes: mistakesIn(review).filter((one) => one.seat === seat).length,
  };
}
