import type { BaseEvent, BaseView } from '@dicehall/engine';
import type { CelebrationKind } from '../../dice/Celebration.tsx';
import { bespoke } from '../../games/bespoke.tsx';

/** The sounds of events by kind, some kinds of single games among them. Any other kind is silent. */
const cues: Readonly<Record<string, 'bank' | 'bust'>> = {
  banked: 'bank',
  'round-won': 'bank',
  busted: 'bust',
  overshot: 'bust',
  'not-in': 'bust',
  'round-lost': 'bust',
};

export const cueOf = ({ kind }: BaseEvent): 'bank' | 'bust' | null => cues[kind] ?? null;

/** The celebration that an event deserves. @param view the view after it */
export function celebrationOf(event: BaseEvent, view: BaseView): CelebrationKind | null {
  return event.kind === 'moon' ? 'moon' : (bespoke[view.game]?.celebrationOf?.(event, view) ?? null);
}
