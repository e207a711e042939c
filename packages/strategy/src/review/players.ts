import { ofSeat, type Seat } from '@dicehall/engine';
import type { ReviewedEntry } from './reviewed.ts';

export interface PlayerReview {
  readonly luck: number;
  readonly error: number;
  readonly choices: number;
  /** The number of choices that are no mistakes. */
  readonly goodChoices: number;
  /** How much the throws of other seats changed this seat's value. `othersChoices` is the change by their choices. */
  readonly othersLuck: number;
  readonly othersChoices: number;
  /** How much revealed hidden choices changed the value. */
  readonly met: number;
  /** The changes of the value at choices without a known cause: rounding, or what an estimate leaves unexplained. */
  readonly left: number;
}

/**
 * Returns the summary of a seat. Every change of a value has exactly one cause, so the result is always start + luck
 * − error + othersLuck + othersChoices + met + left.
 */
export function playerOf(entries: readonly ReviewedEntry[], seat: Seat): PlayerReview {
  const sums = {
    luck: 0,
    error: 0,
    choices: 0,
    goodChoices: 0,
    othersLuck: 0,
    othersChoices: 0,
    met: 0,
    left: 0,
  };
  for (const entry of entries) {
    const change = ofSeat(entry.after, seat) - ofSeat(entry.before, seat);
    if (entry.kind === 'throw') {
      sums[entry.seat === seat ? 'luck' : 'othersLuck'] += change;
      continue;
    }
    const [met, left] = [ofSeat(entry.met, seat), ofSeat(entry.left, seat)];
    sums.met += met;
    sums.left += left;
    if (entry.seat !== seat) {
      sums.othersChoices += change - met - left;
      continue;
    }
    sums.error += entry.error;
    if (entry.forced) continue;
    sums.choices += 1;
    if (entry.advice === null) sums.goodChoices += 1;
  }
  return sums;
}
