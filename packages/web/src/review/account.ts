import { ofSeat, type Seat } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';

/** What made a player's win chance go from the start to the result. They add up. */
export interface Account {
  readonly start: number;
  readonly dice: number;
  readonly mistakes: number;
  readonly others: number;
  /** Hidden choices that were revealed. */
  readonly met: number;
  readonly result: number;
}

/** Tenths of a percentage point. */
const tenths = (share: number): number => Math.round(share * 1000);

/** In percentage points with one decimal. What rounding leaves over is added to the dice, so that the parts add up as shown. */
export function accountOf(
  { players, start, result }: Pick<Review, 'players' | 'start' | 'result'>,
  seat: Seat,
): Account {
  const { error, othersChoices, met } = ofSeat(players, seat);
  const [from, to] = [tenths(ofSeat(start, seat)), tenths(ofSeat(result, seat))];
  const [mistakes, others, revealed] = [0 - tenths(error), tenths(othersChoices), tenths(met)];
  return {
    start: from / 10,
    dice: (to - from - mistakes - others - revealed) / 10,
    mistakes: mistakes / 10,
    others: others / 10,
    met: revealed / 10,
    result: to / 10,
  };
}
