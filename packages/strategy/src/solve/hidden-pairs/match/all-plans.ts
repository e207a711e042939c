import { cached } from '../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { allActions, plansByHand } from '../plans.ts';
import { cellsOf } from './shapes.ts';

const actions = allActions.length;

/** The index of each hand's first plan among those of all hands; at the end, how many there are. */
export const firstPlans = ((): Int32Array => {
  const first = new Int32Array(plansByHand.length + 1);
  for (const [hand, { splits }] of plansByHand.entries())
    first[hand + 1] = first[hand] + splits.length * actions;
  return first;
})();
export const planTotal = firstPlans[firstPlans.length - 1];

/** The four cells of every plan. */
export const allCells = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule) => {
    const cells = new Int32Array(4 * planTotal);
    for (let hand = 0; hand < plansByHand.length; hand++) {
      const first = firstPlans[hand];
      for (let plan = 0; plan < firstPlans[hand + 1] - first; plan++)
        cellsOf(hand, plan, rule, cells, 4 * (first + plan));
    }
    return cells;
  },
);

export const actionOf = (plan: number): number => plan % actions;
export const luckyOf = Uint8Array.from(allActions, ({ luckyDice }) => luckyDice);
export const priceOf = Uint16Array.from(allActions, ({ price }) => price);
