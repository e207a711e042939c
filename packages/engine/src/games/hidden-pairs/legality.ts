import { illegal, type Seat } from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import { isSplit } from './splits.ts';
import { type Commit, type HiddenPairsIllegal, mostReRolls, prices } from './state.ts';

export const whyNotPay = (price: number, points: number): HiddenPairsIllegal | null =>
  price > points ? illegal('not-enough-points', { price, points }) : null;

export const whyNotReRoll = (reRolls: number, points: number): HiddenPairsIllegal | null =>
  reRolls >= mostReRolls
    ? illegal('no-re-rolls-left', { most: mostReRolls })
    : whyNotPay(prices.reRoll, points);

/**
 * Returns why a commit is refused; null if it is legal.
 * @param seats the number of seats at the table
 */
export function whyNotCommit(
  commit: Commit,
  seat: Seat,
  seats: number,
  points: number,
): HiddenPairsIllegal | null {
  if (!isSplit(commit.pairs)) return illegal('pairs-not-a-split');
  for (const aim of [commit.hinderance, commit.diceBlock]) {
    if (aim === undefined) continue;
    if (aim.seat === seat) return illegal('attack-yourself', { seat: { seat } });
    if (aim.seat >= seats) return illegal('no-such-seat', { number: aim.seat, last: seats - 1 });
  }
  return whyNotPay(priceOf(commit), points);
}
