import { diceBlockOf, hinderanceOf, prices } from '@dicehall/engine';
import type { ActionRounds } from '../bots.ts';
import { type DifferentSplits, differentSplits } from '../splits.ts';
import { handClasses } from './hands.ts';

/** The highest sum of two dice and the strongest attack. */
export const mostSum = 12;

export interface Actions extends ActionRounds {
  readonly price: number;
}

const choices = [0, 1, 2, 3];

/** All choices of actions against one opponent; the first has none. */
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

/** The strength of a hand's attacks, and its splits by positions in the ascending faces. */
export interface HandPlans extends DifferentSplits {
  readonly hinderance: number;
  readonly diceBlock: number;
}

/** By index in `handClasses`. */
export const plansByHand: readonly HandPlans[] = handClasses.map(({ faces }) => ({
  hinderance: hinderanceOf(faces),
  diceBlock: diceBlockOf(faces),
  ...differentSplits(faces),
}));
