import type { Catalogue } from './catalogue.ts';

export type Unit = 'win' | 'sips';

/**
 * The distances from 0 or 1 within which a chance gets more decimals. With one decimal, such a chance would look
 * certain.
 */
const nearlyCertain = [1e-9, 0.0005] as const;

/** The margin of an estimated chance, from 0 to 1, from which decimals of its percentage are meaningless. */
const coarse = 0.005;

function digitsOf(share: number, margin = 0): Intl.NumberFormatOptions {
  if (margin >= coarse) return { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const distance = Math.min(Math.abs(share), Math.abs(1 - Math.abs(share)));
  const digits = distance > nearlyCertain[0] && distance < nearlyCertain[1] ? 2 : 1;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/**
 * Formats a chance as a percentage, in the same way everywhere: with one decimal, with two close to 0 % and 100 %, or
 * with none if it is estimated.
 * @param margin two standard errors of an estimate
 */
export const shareText = (
  catalogue: Catalogue,
  share: number,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
  margin = 0,
): string => catalogue.number(share, { style: 'percent', ...digitsOf(share, margin), signDisplay });

/** Adds “about” to an estimate whose margin allows no decimals. */
export const aboutText = (catalogue: Catalogue, amount: string, margin: number): string =>
  margin >= coarse ? catalogue.say('about', { amount }) : amount;

/** Formats a chance, with “about” if its margin allows no decimals. */
export const estimateText = (catalogue: Catalogue, share: number, margin: number): string =>
  aboutText(catalogue, shareText(catalogue, share, 'negative', margin), margin);

export const sipsText = (catalogue: Catalogue, sips: number, digits = 2): string =>
  catalogue.number(Math.abs(sips), { minimumFractionDigits: digits, maximumFractionDigits: digits });

const winPoints = (percent: string) => ({ percent, isOne: /^1(\D0+)?$/.test(percent) ? 'yes' : 'no' });

/** Formats a difference between two win chances in percentage points. */
export const winsText = (
  catalogue: Catalogue,
  difference: number,
  margin = 0,
  key: 'win-chance' | 'win-points' = 'win-chance',
): string => catalogue.say(key, winPoints(catalogue.number(100 * difference, digitsOf(difference, margin))));

/** Formats the margin of an estimate. It has no decimals if its estimate has none. */
export const marginText = (catalogue: Catalogue, margin: number): string =>
  winsText(catalogue, margin, margin);

/** The number of matches for which sums of win chances are shown. Fewer matches are too few for a rate. */
export const shownMatches = (matches: number): number => Math.min(matches, 10);

/** Formats a mean difference of win chances as a number of wins in the shown matches, without a sign. */
export function winsInText(catalogue: Catalogue, matches: number, difference: number): string {
  const wins = shownMatches(matches) * Math.abs(difference);
  const digits = wins < 0.05 ? 2 : 1;
  return catalogue.say('balance-wins', {
    wins: catalogue.number(wins, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}

/**
 * Formats the difference between two values, without a sign.
 * @param sipDigits the number of decimals of sips
 */
export const lossText = (
  catalogue: Catalogue,
  unit: Unit,
  loss: number,
  word = 'sips',
  sipDigits = 2,
  margin = 0,
): string =>
  unit === 'win'
    ? winsText(catalogue, loss, margin)
    : catalogue.say('sips-lead', { sips: sipsText(catalogue, loss, sipDigits), word });

const readers = new Map<string, Intl.NumberFormat>();

/** Returns the number that a reader sees. A win chance is in percent. */
function shownOf(
  unit: Unit,
  value: number,
  sipDigits: number,
  margin: number,
): { shown: number; digits: number } {
  const format =
    unit === 'win'
      ? digitsOf(value, margin)
      : { minimumFractionDigits: sipDigits, maximumFractionDigits: sipDigits };
  const digits = format.maximumFractionDigits ?? 0;
  const style = unit === 'win' ? 'percent' : 'decimal';
  const reader =
    readers.get(`${style} ${digits}`) ??
    new Intl.NumberFormat('en-US', { ...format, style, useGrouping: false });
  readers.set(`${style} ${digits}`, reader);
  return { shown: Number.parseFloat(reader.format(value)), digits };
}

interface Compared {
  readonly best: number;
  readonly value: number;
  /** Two standard errors of estimated values. */
  readonly margin?: number;
}

/**
 * Returns how much less a value is than the best one, in percentage points or sips, and how to format it. It is the
 * difference between the two values as shown. If they look equal, their exact difference is shown with one more
 * decimal.
 * @param sipDigits the number of decimals of sips
 */
export function costOf(unit: Unit, { best, value, margin = 0 }: Compared, sipDigits = 2) {
  const [high, low] = [shownOf(unit, best, sipDigits, margin), shownOf(unit, value, sipDigits, margin)];
  const isShown = high.shown !== low.shown;
  const digits = Math.max(high.digits, low.digits) + (isShown ? 0 : 1);
  const exact = unit === 'win' ? 100 * (best - value) : best - value;
  return {
    cost: Math.abs(isShown ? high.shown - low.shown : exact),
    format: { minimumFractionDigits: digits, maximumFractionDigits: digits },
  };
}

/** Adds the unit to a formatted cost in percentage points or sips. */
const withUnit = (catalogue: Catalogue, unit: Unit, amount: string, word: string): string =>
  unit === 'win'
    ? catalogue.say('win-chance', winPoints(amount))
    : catalogue.say('sips-lead', { sips: amount, word });

/** Formats the sum of some `costOf` with its unit, with every decimal, so that a reader can add them up. */
export const totalText = (catalogue: Catalogue, unit: Unit, costs: readonly number[], word = 'sips') => {
  const sum = costs.reduce((before, cost) => before + cost, 0);
  const format = { minimumFractionDigits: unit === 'win' ? 1 : 2, maximumFractionDigits: 4 };
  return withUnit(catalogue, unit, catalogue.number(sum, format), word);
};

/** Formats a `costOf` with its unit. */
export function costText(
  catalogue: Catalogue,
  unit: Unit,
  compared: Compared,
  word = 'sips',
  sipDigits?: number,
): string {
  const { cost, format } = costOf(unit, compared, sipDigits);
  return withUnit(catalogue, unit, catalogue.number(cost, format), word);
}

/** Formats a win chance, or how many sips more or fewer than the others. */
export const worthText = (
  catalogue: Catalogue,
  unit: Unit,
  value: number,
  word: string,
  margin = 0,
): string =>
  unit === 'win'
    ? shareText(catalogue, value, 'negative', margin)
    : catalogue.say('coach-sips', {
        shown: sipsText(catalogue, value),
        sign: value < 0 ? 'more' : 'less',
        word,
      });

/** Formats the chance of a bust as a whole percentage, in the same way everywhere. */
export const bustText = (catalogue: Catalogue, bust: number): string =>
  catalogue.number(bust, { style: 'percent' });
