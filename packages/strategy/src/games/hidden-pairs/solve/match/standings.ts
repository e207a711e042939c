import { mostReRolls, prices, roundPoints, startPoints } from '@dicehall/engine';
import { allStakes } from './payoffs.ts';

/** Points of the one ahead, and of the other. */
export type Points = readonly [ahead: number, behind: number];

/** All points and prices are multiples of this. */
const grain = 25;

/** The sums of prices that a player can pay in a turn. */
export const turnPrices = [0, 50, 100, 125, 150, 175, 200, 225, 250, 275, 325, 375];

/** What a player with so many points can spend in a turn. */
export const budgetOf = (points: number): number => turnPrices.findLast((price) => price <= points) ?? 0;

/** How many re-rolls a player can pay. */
export const stagesOf = (points: number): number => Math.min(mostReRolls, Math.floor(points / prices.reRoll));

/** Whether the one ahead has won as soon as it spends nothing more. */
export const isDecided = (left: number, [ahead, behind]: Points): boolean =>
  ahead - behind > allStakes * left;

/** More than any points. */
const width = 2 ** 16;

/** Standings with the same key differ in nothing that matters: in a last turn the lead, and what both can pay. */
export function standingKey(left: number, [ahead, behind]: Points): number {
  const paid = left === 1 ? [budgetOf(ahead), budgetOf(behind)] : [ahead, behind];
  return ((ahead - behind) * width + paid[0]) * width + paid[1];
}

/** Every different standing of a last turn that is not decided, neighbours next to each other. */
export function lastTurns(): Points[] {
  const known = new Map<number, Points>();
  for (let behind = turnPrices[turnPrices.length - 1]; behind >= 0; behind -= grain) {
    for (let lead = 0; lead <= allStakes; lead += grain) {
      const points: Points = [behind + lead, behind];
      const key = standingKey(1, points);
      if (!known.has(key)) known.set(key, points);
    }
  }
  return [...known.values()];
}

/** What the first player may have won in a turn, once for every pair of players. */
const wins = [roundPoints[0], roundPoints[0] + roundPoints[1], roundPoints[0] + roundPoints[2], allStakes];

/** Every standing after one turn of a match, neighbours next to each other. */
export function afterOneTurn(): Points[] {
  const all = new Map<string, Points>();
  for (const won of wins) {
    for (const paid of turnPrices) {
      for (const theyPaid of turnPrices) {
        const one = startPoints + won - paid;
        const two = startPoints + allStakes - won - theyPaid;
        const points: Points = [Math.max(one, two), Math.min(one, two)];
        all.set(points.join(), points);
      }
    }
  }
  const lead = ([ahead, behind]: Points): number => ahead - behind;
  return [...all.values()].sort((a, b) => b[1] - a[1] || lead(a) - lead(b));
}
