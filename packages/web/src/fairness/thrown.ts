import type { Face } from '@dicehall/engine';
import type { KeptMatch } from '../local/kept-match.ts';

/** Whose dice are counted. */
export const throwers = ['all', 'person', 'bot'] as const;
export type Thrower = (typeof throwers)[number];

/** Every face that was thrown here, match after match; dice that were entered by hand prove nothing and do not count. */
export function* thrownHere(matches: readonly KeptMatch[], by: Thrower): Generator<Face> {
  for (const { dice, log, seats } of matches) {
    if (dice === 'real') continue;
    for (const entry of log) {
      if ('dice' in entry && (by === 'all' || seats[entry.seat]?.player.kind === by)) yield* entry.dice;
    }
  }
}
