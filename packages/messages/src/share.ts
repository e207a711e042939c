import type { Catalogue } from './catalogue.ts';

/** Below this distance from 0 or 1, one decimal would show a certain result. */
const nearlyCertain = 0.0005;

/** A win chance or a difference of two, in percent, the same wherever it is shown: one decimal, or two close to 0 % and 100 %. */
export function shareText(
  catalogue: Catalogue,
  share: number,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): string {
  const distance = Math.min(Math.abs(share), Math.abs(1 - Math.abs(share)));
  const digits = distance > 0 && distance < nearlyCertain ? 2 : 1;
  return catalogue.number(share, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
}
