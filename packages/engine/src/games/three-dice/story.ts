import type { Entry, Told } from '../../core/index.ts';
import { playThreeDice, thrownThreeDice } from './play.ts';
import type { ThreeDiceMove, ThreeDiceState } from './state.ts';

/** What an entry of Three Dice made happen. */
export function storyThreeDice(before: ThreeDiceState, entry: Entry<ThreeDiceMove>): readonly Told[] {
  if ('dice' in entry) return thrownThreeDice(before, entry.seat, entry.dice).told;
  const played = playThreeDice(before, entry.move);
  return played.ok ? played.value.told : [];
}
