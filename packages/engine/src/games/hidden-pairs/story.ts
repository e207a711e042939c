import type { Entry, Told } from '../../core/index.ts';
import { playHiddenPairs, thrownHiddenPairs } from './play.ts';
import type { HiddenPairsMove, HiddenPairsState } from './state.ts';

/** What an entry of Hidden Pairs made happen; what only its seat may know is told to it alone. */
export function storyHiddenPairs(before: HiddenPairsState, entry: Entry<HiddenPairsMove>): readonly Told[] {
  if ('dice' in entry) return thrownHiddenPairs(before, entry.seat, entry.dice).told;
  const played = playHiddenPairs(before, entry.seat, entry.move);
  return played.ok ? played.value.told : [];
}
