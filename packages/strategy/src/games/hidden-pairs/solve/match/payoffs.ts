import { prices } from '@dicehall/engine';
import { stakes } from '../rounds.ts';
import { lanePrices, lanes } from './shapes.ts';

/** The win probability after the turn of the player with `own` points against one with `other`. */
export type After = (own: number, other: number) => number;

/** The subsets of the three rounds: bit 0 for the first. */
export const subsets = 8;
export const allStakes = stakes.reduce((sum, one) => sum + one, 0);

/**
 * The win probability as a sum over subsets of the rounds: each coefficient counts if the player wins all rounds of its
 * subset. What a player cannot pay is worth -1.
 * At `((2 * own lucky + other's lucky) * lanes + other's lane) * 64 + lanes * subset + own lane`.
 */
export function payoffsOf(own: number, other: number, after: After): Float64Array {
  const all = new Float64Array(4 * lanes * subsets * lanes);
  const ends = new Float64Array(subsets);
  for (let lucky = 0; lucky < 4; lucky++) {
    for (let theirs = 0; theirs < lanes; theirs++) {
      for (let mine = 0; mine < lanes; mine++) {
        const paid = lanePrices[mine] + (lucky > 1 ? prices.luckyDice : 0);
        const theyPaid = lanePrices[theirs] + (lucky % 2 === 1 ? prices.luckyDice : 0);
        const at = (lucky * lanes + theirs) * subsets * lanes + mine;
        if (paid > own) all[at] = -1;
        if (paid > own || theyPaid > other) continue;
        for (let won = 0; won < subsets; won++) {
          const points = stakes.reduce((sum, stake, round) => sum + ((won >> round) & 1) * stake, 0);
          ends[won] = after(own - paid + points, other - theyPaid + allStakes - points);
        }
        for (let bit = 1; bit < subsets; bit *= 2) {
          for (let won = 0; won < subsets; won++) if (won & bit) ends[won] = ends[won] - ends[won - bit];
        }
        for (let subset = 0; subset < subsets; subset++) all[at + lanes * subset] = ends[subset];
      }
    }
  }
  return all;
}
