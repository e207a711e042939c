import type { Catalogue } from './catalogue.ts';

export type Unit = 'win' | 'sips';

/** Chances this close to 0 or 1 get more decimals, because one decimal would make them look certain. */
const nearlyCertain = [1e-9, 0.0005] as const;

function digitsOf(share: number): Intl.NumberFormatOptions {
  const distance = Math.min(Math.abs(share), Math.abs(1 - Math.abs(share)));
  const digits = distance > nearlyCertain[0] && distance < nearlyCertain[1] ? 2 : 1;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Formats a chance in percent, in the same way wherever it is shown: with one decimal, or two close to 0 % and 100 %. */
export const shareText = (
  catalogue: Catalogue,
  share: number,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): string => catalogue.number(share, { style: 'percent', ...digitsOf(share), signDisplay });

export const sipsText = (catalogue: Catalogue, sips: number): string =>
  catalogue.number(Math.abs(sips), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a difference of two win chances, in percentage points. */
export const winsText = (catalogue: Catalogue, difference: number): string =>
  catalogue.say('win-chance', { percent: catalogue.number(100 * difference, digitsOf(difference)) });

/** Formats a mean difference of win chances as a number of wins in ten matches, without its sign. */
export function winsInTenText(catalogue: Catalogue, difference: number): string {
  const wins = 10 * Math.abs(difference);
  const digits = wins < 0.05 ? 2 : 1;
  return catalogue.say('balance-wins', {
    wins: catalogue.number(wins, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}

/** Formats the difference of two values, without its sign. */
export const lossText = (catalogue: Catalogue, unit: Unit, loss: number, word = 'sips'): string =>
  unit === 'win'
    ? winsText(catalogue, loss)
    : catalogue.say('review-sips', { sips: sipsText(catalogue, loss), word });

/** Formats a win chance, or how many sips fewer or more than the others. */
export const worthText = (catalogue: Catalogue, unit: Unit, value: number, word: string): string =>
  unit === 'win'
    ? shareText(catalogue, value)
    : catalogue.say('coach-sips', {
        shown: sipsText(catalogue, value),
        sign: value < 0 ? 'more' : 'less',
        word,
      });

/** Formats the chance of a bust as a whole percentage, everywhere in the same way. */
export const bustText = (catalogue: Catalogue, bust: number): string =>
  catalogue.number(bust, { style: 'percent' });
