import { allActions, plansByHand } from '../plans.ts';

const actions = allActions.length;

/** The index of each hand's first plan among those of all hands; at the end, how many there are. */
export const firstPlans = ((): Int32Array => {
  const first = new Int32Array(plansByHand.length + 1);
  for (const [hand, { splits }] of plansByHand.entries())
    first[hand + 1] = first[hand] + splits.length * actions;
  return first;
})();

export const actionOf = (plan: number): number => plan % actions;
export const luckyOf = Uint8Array.from(allActions, ({ luckyDice }) => luckyDice);
export const priceOf = Uint16Array.from(allActions, ({ price }) => price);
