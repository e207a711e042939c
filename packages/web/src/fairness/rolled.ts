import type { Face } from '@dicehall/engine';
import type { SavedMatch } from '../local/saved-match.ts';

export const diceOwners = ['all', 'person', 'bot'] as const;
export type DiceOwner = (typeof diceOwners)[number];

/** Yields the faces of all digital dice that this device rolled. Excludes real dice entered by hand, and online dice. */
export function* facesRolled(matches: readonly SavedMatch[], by: DiceOwner): Generator<Face> {
  for (const { dice, log, seats, online } of matches) {
    if (dice === 'real' || online !== undefined) continue;
    for (const entry of log) {
      if ('dice' in entry && (by === 'all' || seats[entry.seat]?.player.kind === by)) yield* entry.dice;
    }
  }
}
