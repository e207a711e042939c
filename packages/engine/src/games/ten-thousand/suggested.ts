import { type KeepOutcome, whyNotBank } from './keeps.ts';
import { situationOfView, type TenThousandView } from './view.ts';

/**
 * By number of dice of the next roll: the points at stake from which one more roll loses more on average than it gains, under the
 * default scores. It is the sum of the best scores of all rolls, divided by the number of rolls that bust.
 */
export const bankFrom = [
  0,
  150 / 4,
  1800 / 16,
  18750 / 60,
  186000 / 204,
  1752750 / 600,
  19301500 / 1080,
] as const;

/** The action suggested to beginners, with the marked dice kept. */
export function suggestedTenThousand(view: TenThousandView, kept: KeepOutcome): 'roll' | 'bank' {
  const { options, phase } = view;
  const { points, total, diceLeft, isExact } = kept;
  if (isExact) return 'bank';
  if (whyNotBank(kept, situationOfView(view)) !== null) return 'roll';
  const isBank =
    total >= options.target || phase === 'near-target' || points >= (bankFrom[diceLeft] ?? Infinity);
  return isBank ? 'bank' : 'roll';
}
