import { prices } from '@dicehall/engine';
import type { TurnGame } from '../equilibrium.ts';
import { allActions, plansByHand } from '../plans.ts';
import { places, rows } from './strengths.ts';

/** Prices of a turn without Lucky Dice, re-rolls included; the place in this list is the lane of a plan. */
export const lanePrices = [0, 50, 100, 125, 150, 175, 225, 275] as const;
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

/**
 * Writes the cells of a plan's strengths: at 0 against an opponent without Lucky Dice, at 1 to 3 against Lucky Dice in that
 * round.
 */
export function cellsOf(
  hand: number,
  plan: number,
  rule: TurnGame['luckyDice'],
  cells: Int32Array,
  at: number,
): void {
  const { sums, hinderance, diceBlock } = plansByHand[hand];
  const action = allActions[plan % allActions.length];
  const split = 3 * Math.floor(plan / allActions.length);
  const weak = rule === 'all' ? 0 : Math.min(hinderance, diceBlock);
  const steps = [places, 1, 0];
  let index = 0;
  let third = 0;
  for (let round = 1; round <= 3; round++) {
    const open =
      (action.hinderance === round ? hinderance : 0) + (action.diceBlock === round ? diceBlock : 0);
    const strength = sums[split + round - 1] + open - 2;
    if (round === 3) third = strength;
    else index += steps[round - 1] * strength;
  }
  cells[at] = rows[index] + third;
  for (let round = 1; round <= 3; round++) {
    const hinders = action.hinderance === round;
    const blocks = action.diceBlock === round;
    const lost =
      hinders && blocks ? hinderance + diceBlock - weak : hinders ? hinderance : blocks ? diceBlock : 0;
    cells[at + round] =
      round === 3 ? rows[index] + third - lost : rows[index - steps[round - 1] * lost] + third;
  }
}
