import type { Catalogue } from './catalogue.ts';

/** Below this distance from 0 or 1, one decimal would show a certain result. */
const nearlyCertain = 0.0005;

function digitsOf(share: number): Intl.NumberFormatOptions {
  const distance = Math.min(Math.abs(share), Math.abs(1 - Math.abs(share)));
  const digits = distance > 0 && distance < nearlyCertain ? 2 : 1;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** A chance in percent, the same wherever it is shown: one decimal, or two close to 0 % and 100 %. */
export const shareText = (
  catalogue: Catalogue,
  share: number,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): string => catalogue.number(share, { style: 'percent', ...digitsOf(share), signDisplay });

/** A difference of two win chances, as wins in 100 matches. */
export const winsText = (catalogue: Catalogue, difference: number): string =>
  catalogue.say('wins-in-100', { wins: catalogue.number(100 * difference, digitsOf(difference)) });
