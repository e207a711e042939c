import { ofSeat, type Seat } from '@dicehall/engine';
import { accountSteps } from '../values/thresholds.ts';
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

/**
 * Rounds numbers to whole numbers with this sum, by largest remainder: each differs from its exact value by less than 1.
 * Opposite numbers are rounded to opposite numbers, so that the accounts of two players agree.
 * @param sum a whole number that differs from the exact sum by at most 1
 */
export function roundedTo(sum: number, exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const missing = whole.reduce((left, value) => left - value, sum);
  const remainders = exact.map((value, at) => Math.round(1e9 * (value - (whole[at] ?? 0))));
  const raised = [...exact.keys()]
    .sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || (exact[b] ?? 0) - (exact[a] ?? 0))
    .slice(0, missing);
  return whole.map((value, at) => value + (raised.includes(at) ? 1 : 0));
}

/** Returns the account of a player, rounded to display steps so that it still adds up. */
export function accountOf(
  { unit, noise, players, start, result }: Pick<Review, 'unit' | 'noise' | 'players' | 'start' | 'result'>,
  seat: Seat,
): Account {
  const step = accountSteps({ unit, noise });
  const { error, othersChoices, met, left } = ofSeat(players, seat);
  const [from, to] = [ofSeat(start, seat) * step, ofSeat(result, seat) * step];
  const [first, last] = [Math.round(from), Math.round(to)];
  const known = [-error, othersChoices, met, left].map((value) => value * step);
  const luck = known.reduce((rest, value) => rest - value, to - from);
  const [dice = 0, mistakes = 0, others = 0, revealed = 0, open = 0] = roundedTo(last - first, [
    luck,
    ...known,
  ]).map((value) => value / step + 0);
  return {
    start: first / step + 0,
    dice,
    mistakes,
    others,
    met: revealed,
    left: open,
    result: last / step + 0,
  };
}

/** Returns the parts to show: the standard parts, and those that are not 0 for every player. */
export const shownParts = (accounts: readonly Account[]): (keyof Account)[] =>
  accountParts.filter(
    (part) => (part !== 'met' && part !== 'left') || accounts.some((account) => account[part] !== 0),
  );
