import {
  type Commit,
  diceBlockOf,
  type Face,
  hinderanceOf,
  type Pair,
  prices,
  type Seat,
  type Split,
} from '@dicehall/engine';
import { type ActionRounds, commitOf } from '../bots.ts';
import { type DifferentSplits, differentSplits } from '../splits.ts';
import { handClasses, handIndex } from './hands.ts';

/** The highest sum of two dice, which is also the strongest attack. */
export const mostSum = 12;

export interface Actions extends ActionRounds {
  readonly price: number;
}

const choices = [0, 1, 2, 3];

/** All choices of actions against one opponent. The first one is to play no action. */
export const allActions: readonly Actions[] = choices.flatMap((hinderance) =>
  choices.flatMap((diceBlock) =>
    choices.map((luckyDice) => ({
      hinderance,
      diceBlock,
      luckyDice,
      price:
        (hinderance > 0 ? prices.hinderance : 0) +
        (diceBlock > 0 ? prices.diceBlock : 0) +
        (luckyDice > 0 ? prices.luckyDice : 0),
    })),
  ),
);

/**
 * The strength of a hand's attacks, and its splits. A split lists positions of dice in the hand, whose faces are in
 * ascending order.
 */
export interface HandPlans extends DifferentSplits {
  readonly hinderance: number;
  readonly diceBlock: number;
}

/** The plans of each hand, by its index in `handClasses`. */
export const plansByHand: readonly HandPlans[] = handClasses.map(({ faces }) => ({
  hinderance: hinderanceOf(faces),
  diceBlock: diceBlockOf(faces),
  ...differentSplits(faces),
}));

const actionCount = allActions.length;

/** The index of each hand's first plan among the plans of all hands. The last element is the number of plans. */
export const firstPlans = ((): Int32Array => {
  const first = new Int32Array(plansByHand.length + 1);
  for (const [hand, { splits }] of plansByHand.entries())
    first[hand + 1] = first[hand] + splits.length * actionCount;
  return first;
})();

export const actionOf = (plan: number): number => plan % actionCount;
export const luckyOf = Uint8Array.from(allActions, ({ luckyDice }) => luckyDice);
export const priceOf = Uint16Array.from(allActions, ({ price }) => price);

/** Returns the positions of a hand's dice, ordered by their faces. */
function placesOf(dice: readonly Face[]): number[] {
  return dice
    .map((face, place) => ({ face, place }))
    .sort((a, b) => a.face - b.face)
    .map(({ place }) => place);
}

function placeSplit(split: Split, places: readonly number[]): Split {
  const at = (pair: Pair): Pair => [places[pair[0]], places[pair[1]]];
  return [at(split[0]), at(split[1]), at(split[2])];
}

/**
 * Returns the commit of a plan.
 * @param plan the index among the plans of the hand: split * actions + action
 */
export function commitFor(dice: readonly Face[], plan: number, rival: Seat): Commit {
  const split = plansByHand[handIndex(dice)]?.splits[Math.floor(plan / allActions.length)];
  if (split === undefined) throw new RangeError(`No plan ${plan} for a hand`);
  return commitOf(placeSplit(split, placesOf(dice)), allActions[plan % allActions.length], rival);
}

/** Returns the index of the plan of a commit. The targets of its attacks do not matter. */
export function planOf(dice: readonly Face[], { pairs, hinderance, diceBlock, luckyDice }: Commit): number {
  const { sums } = plansByHand[handIndex(dice)];
  const [first, second, third] = pairs.map(([a, b]) => dice[a] + dice[b]);
  let split = 0;
  while (
    split < sums.length &&
    !(sums[split] === first && sums[split + 1] === second && sums[split + 2] === third)
  ) {
    split += 3;
  }
  const action = 16 * (hinderance?.round ?? 0) + 4 * (diceBlock?.round ?? 0) + (luckyDice?.round ?? 0);
  return (split / 3) * allActions.length + action;
}
