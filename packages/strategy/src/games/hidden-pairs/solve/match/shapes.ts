import { prices } from '@dicehall/engine';
import type { PlanTable } from '#spread';
import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { allActions, plansByHand } from '../plans.ts';
import { firstPlans } from './all-plans.ts';
import { places } from './strengths.ts';

/**
 * Prices of a turn without Lucky Dice, re-rolls included; the place in this list is the lane of a plan. The second half is
 * with a Dice-Block.
 */
export const lanePrices = [0, 50, 100, 150, 125, 175, 225, 275] as const;
export const lanes = lanePrices.length;

/** By action and re-rolls used, at `3 * action + used`. */
export const laneOf = Uint8Array.from(
  allActions.flatMap(({ price, luckyDice }) =>
    [0, 1, 2].map((used) =>
      (lanePrices as readonly number[]).indexOf(
        price - (luckyDice > 0 ? prices.luckyDice : 0) + prices.reRoll * used,
      ),
    ),
  ),
);

/** Each round's step from one strength to the next; the first is for no round. */
const roundSteps = [0, 256 * places, 256, 1];

/**
 * For each action but its own Lucky Dice, of which the opponent's take the place; of both attacks against them the lesser is
 * left.
 */
const steps = allActions.flatMap(({ hinderance, diceBlock, luckyDice: theirs }) => [
  hinderance === theirs ? 0 : roundSteps[hinderance],
  diceBlock === theirs ? 0 : roundSteps[diceBlock],
  hinderance === theirs && diceBlock === theirs ? roundSteps[theirs] : 0,
]);

/** What `assembly/spread.ts` knows of plans, and describes: splits with the same pairs and attacks share a shape. */
export const planTables = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule): Readonly<Record<PlanTable, readonly number[]>> => {
    const known = new Map<number, number>();
    const shapes: number[] = [];
    const shapeOf: number[] = [];
    for (const { sums, hinderance, diceBlock } of plansByHand) {
      const both = rule === 'all' ? 0 : Math.min(hinderance, diceBlock);
      for (let at = 0; at < sums.length; at += 3) {
        const place = 256 * (places * (sums[at] - 2) + sums[at + 1] - 2) + sums[at + 2] - 2;
        const key = (place * places + hinderance) * places + diceBlock;
        const shape = known.get(key) ?? known.size;
        if (shape === known.size) shapes.push(place, hinderance, diceBlock, both);
        known.set(key, shape);
        shapeOf.push(shape);
      }
    }
    const firstSplits = Array.from(firstPlans, (plan) => plan / allActions.length);
    return { firstSplits, shapeOf, shapes, steps, laneOf: [...laneOf] };
  },
);
