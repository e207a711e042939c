import type { Face } from '@dicehall/engine';
import type { SavedMatch } from '../local/saved-match.ts';

/** Whose dice are counted. */
export const diceOwners = ['all', 'person', 'bot'] as const;
export type DiceOwner = (typeof diceOwners)[number];

/** Every face that was thrown here, match after match; dice that were entered by hand prove nothing and do not count. */
export function* facesRolled(matches: readonly SavedMatch[], by: DiceOwner): Generator<Face> {
  for (const { dice, log, seats } of matches) {
    if (dice === 'real') continue;
    for (const entry of log) {
      if ('dice' in entry && (by === 'all' || seats[entry.seat]?.player.kind === by)) yield* entry.dice;
    }
  }
}
