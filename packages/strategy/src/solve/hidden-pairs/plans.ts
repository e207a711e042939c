import { diceBlockOf, hinderanceOf, prices } from '@dicehall/engine';
import { type DifferentSplits, differentSplits } from '../../outcomes/splits.ts';
import { handClasses } from './hands.ts';

/** The highest sum of two dice, of an attack, and of two attacks together. */
export const mostSum = 12;

/** What a player does besides splitting: in which round each action is played, 0 for not at all. */
export interface Actions {
  readonly hinderance: number;
  readonly diceBlock: number;
  readonly luckyDice: number;
  readonly price: number;
}

const choices = [0, 1, 2, 3];

/** Every choice of actions against one opponent, cheapest first where order is free; the first is none at all. */
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

/** What one hand can play: its attacks, and every way to split it that differs in a sum, by positions in its rising faces. */
export interface HandPlans extends DifferentSplits {
  readonly hinderance: number;
  readonly diceBlock: number;
}

/** What every hand can play, by its index in `handClasses`. */
export const plansByHand: readonly HandPlans[] = handClasses.map(({ faces }) => ({
  hinderance: hinderanceOf(faces),
  diceBlock: diceBlockOf(faces),
  ...differentSplits(faces),
}));
