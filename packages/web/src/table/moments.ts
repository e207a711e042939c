import type { Told } from '@dicehall/engine';
import type { CelebrationKind } from '../dice/index.ts';
import type { AnyView } from '../hands/hand-of.ts';

/** What is heard when something is told; null for what passes quietly. */
export function cueOf({ key }: Told): 'bank' | 'bust' | null {
  if (/-bust(ed)?$|-overshot$|-not-in$|-lost$/.test(key)) return 'bust';
  return /-banked$|-round-won$/.test(key) ? 'bank' : null;
}

/** The celebration that a message deserves. */
export function celebrationOf({ key, values }: Told, view: AnyView): CelebrationKind | null {
  if (key.includes('moon')) return 'moon';
  if (key === 'three-dice-safe' && values.roll === 'super-stairs') return 'super-stairs';
  if (key === 'ten-thousand-match-over' && view.game === 'ten-thousand' && view.options.exactFinish)
    return 'exact';
  return key === 'hidden-pairs-attacked' && values.negated === 'yes' ? 'lucky-dice' : null;
}
