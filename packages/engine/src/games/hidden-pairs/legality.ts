import { illegal, type Seat } from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import { isSplit } from './splits.ts';
import { type Commit, type HiddenPairsIllegal, mostReRolls, prices } from './state.ts';

/** Returns why a player cannot pay a price; null if the player can. */
export const whyNotPay = (price: number, points: number): HiddenPairsIllegal | null =>
  price > points ? illegal('not-enough-points', { price, points }) : null;

/** Returns why a player with `points` who has re-rolled `reRolls` times cannot re-roll a die; null if the player can. */
export const whyNotReRoll = (reRolls: number, points: number): HiddenPairsIllegal | null =>
  reRolls >= mostReRolls
    ? illegal('no-re-rolls-left', { most: mostReRolls })
    : whyNotPay(prices.reRoll, points);

/** Returns why a seat with `points`, at a table of `seats`, cannot make this commit; null if it can. */
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
