import type { Face } from '@dicehall/engine';
import type { SavedMatch } from '../local/saved-match.ts';

export const diceOwners = ['all', 'person', 'bot'] as const;
export type DiceOwner = (typeof diceOwners)[number];

/** Every face of the digital dice in these matches. Real dice, entered by hand, are left out. */
export function* facesRolled(matches: readonly SavedMatch[], by: DiceOwner): Generator<Face> {
  for (const { dice, log, seats } of matches) {
    if (dice === 'real') continue;
    for (const entry of log) {
      if ('dice' in entry && (by === 'all' || seats[entry.seat]?.player.kind === by)) yield* entry.dice;
    }
  }
}
