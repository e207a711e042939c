import { ofSeat, type Seat } from '@dicehall/engine';
import type { Review } from './review.ts';

/**
 * The parts of the difference between a player's value at the start of a match and the result. They add up exactly,
 * even after rounding.
 */
export interface Account {
  readonly start: number;
  readonly dice: number;
  readonly mistakes: number;
  readonly others: number;
  /** The effect of hidden choices when they are revealed. */
  readonly met: number;
  /** The effect of what the player could not see, or the part of the result that an estimate leaves unexplained. */
  readonly left: number;
  readonly result: number;
}

const accountParts = ['start', 'dice', 'mistakes', 'others', 'met', 'left', 'result'] as const;

/** The number of display steps for a value of 1. A step is a tenth of a percentage point or of a sip. */
const steps = { win: 1000, sips: 10 } as const;

/** The same for a summary, in which a step is a whole percentage point. */
export const summarySteps = { win: 100, sips: 10 } as const;

/** Returns the account of a player, rounded to display steps. Rounding differences are added to the dice. */
export function accountOf(
  { unit, players, start, result }: Pick<Review, 'unit' | 'players' | 'start' | 'result'>,
  seat: Seat,
  { [unit]: step }: typeof steps | typeof summarySteps = steps,
): Account {
  const rounded = (value: number): number => Math.round(value * step) + 0;
  const { error, othersChoices, met, left } = ofSeat(players, seat);
  const [from, to] = [rounded(ofSeat(start, seat)), rounded(ofSeat(result, seat))];
  const [lost, others] = [rounded(error), rounded(othersChoices)];
  const [revealed, open] = [rounded(met), rounded(left)];
  const shown = (value: number): number => value / step;
  return {
    start: shown(from),
    dice: shown(to - from + lost - others - revealed - open),
    mistakes: shown(0 - lost),
    others: shown(others),
    met: shown(revealed),
    left: shown(open),
    result: shown(to),
  };
}

/** Returns the parts to show: the standard parts, and those that are not 0 for every player. */
export const shownParts = (accounts: readonly Account[]): (keyof Account)[] =>
  accountParts.filter(
    (part) => (part !== 'met' && part !== 'left') || accounts.some((account) => account[part] !== 0),
  );
