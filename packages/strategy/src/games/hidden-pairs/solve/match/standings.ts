import { type HiddenPairsView, mostReRolls, ofSeat, prices, type Seat } from '@dicehall/engine';
import { stakes } from '../equilibrium.ts';
import { lanePrices, lanes } from './field.ts';

/** A match of two players at the start of a turn, as the choosing seat knows it. */
export interface Standing {
  /** The number of turns to play, including this one. */
  readonly left: number;
  readonly own: number;
  readonly other: number;
}

/** Returns the number of turns left, including the running one. */
export const turnsLeft = ({ options, turn }: Pick<HiddenPairsView, 'options' | 'turn'>): number =>
  options.turns - turn + 1;

/** Returns the points of a seat at the start of the turn, with the price of its re-rolls added back. */
export const ownAtStart = ({ scores, hand }: HiddenPairsView, seat: Seat): number =>
  ofSeat(scores, seat) + prices.reRoll * (hand?.reRolls ?? 0);

export const standingOf = (view: HiddenPairsView, seat: Seat): Standing => ({
  left: turnsLeft(view),
  own: ownAtStart(view, seat),
  other: ofSeat(view.scores, 1 - seat),
});

/** Returns the win probability after a turn for a player with `own` points against one with `other` points. */
export type After = (own: number, other: number) => number;

/** The number of subsets of the three rounds. Bit 0 of a subset stands for the first round. */
export const subsets = 8;
export const allStakes = stakes.reduce((sum, one) => sum + one, 0);

/**
 * Returns the coefficients that express the win probability as a sum over subsets of the rounds. A coefficient counts
 * if the player wins all rounds of its subset. For a price that the player cannot pay, the coefficient of the empty
 * subset is -1. The index is `((2 * own lucky + other's lucky) * lanes + other's lane) * 64 + lanes * subset + own
 * lane` (see `lanePrices`).
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

/** The points of the player who is ahead, then the points of the other. */
export type Points = readonly [ahead: number, behind: number];

/** All totals of the prices that a player can pay in a turn, in points. */
export const turnPrices = [0, 50, 100, 125, 150, 175, 200, 225, 250, 275, 325, 375];

export const budgetOf = (points: number): number => turnPrices.findLast((price) => price <= points) ?? 0;

/** Returns the number of re-rolls that the player can pay for. */
export const stagesOf = (points: number): number => Math.min(mostReRolls, Math.floor(points / prices.reRoll));

/** Whether the player who is ahead wins for certain without spending more. */
export const isDecided = (left: number, [ahead, behind]: Points): boolean =>
  ahead - behind > allStakes * left;

/** The base in which a key combines its parts. It exceeds any number of points. */
const width = 2 ** 16;

/**
 * Returns a key of a standing. Standings with equal keys are equivalent, because in a last turn only the lead and both
 * budgets matter.
 */
export function standingKey(left: number, [ahead, behind]: Points): number {
  const paid = left === 1 ? [budgetOf(ahead), budgetOf(behind)] : [ahead, behind];
  return ((ahead - behind) * width + paid[0]) * width + paid[1];
}
