import type { Review } from '@dicehall/strategy';
import { accountOf } from '@dicehall/strategy/account';
import { readPairs, writePairs } from '../settings/storage.ts';

const storageKey = 'dicehall.luck';

/** Saves the luck of each seat in a finished match, if it is measured in win chance. */
export function saveLuck(match: string, review: Review): void {
  if (review.unit !== 'win') return;
  const luck = review.players.map((_, seat) => accountOf(review, seat).dice);
  const others = readPairs(storageKey).filter(([id]) => id !== match);
  writePairs(storageKey, [...others, [match, JSON.stringify(luck)]]);
}

export function savedLuck(): (match: string) => readonly number[] | null {
  const saved = new Map(readPairs(storageKey));
  return (match) => {
    try {
      const luck: unknown = JSON.parse(saved.get(match) ?? 'null');
      return Array.isArray(luck) && luck.every((one) => Number.isFinite(one)) ? luck : null;
    } catch {
      return null;
    }
  };
}
