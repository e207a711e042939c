import { type KeepOutcome, whyNotBank } from './keeps.ts';
import { situationOfView, type TenThousandView } from './view.ts';

/**
 * By the dice of the next roll: from this many points at stake on, one more roll loses more on average than it brings, with the
 * default points. The sum of the best scores of all rolls, by the number of rolls that bust.
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

/** The action that a beginner should look at first, with the marked dice kept. */
export function suggestedTenThousand(view: TenThousandView, kept: KeepOutcome): 'roll' | 'bank' {
  const { options, phase } = view;
  const { points, total, diceLeft, isExact } = kept;
  if (isExact) return 'bank';
  if (whyNotBank(kept, situationOfView(view)) !== null) return 'roll';
  const isBank =
    total >= options.target || phase === 'near-target' || points >= (bankFrom[diceLeft] ?? Infinity);
  return isBank ? 'bank' : 'roll';
}
