import type { Review } from '@dicehall/strategy';
import { accountOf } from '@dicehall/strategy/account';
import { parsed, readPairs, writePairs } from '../settings/storage.ts';

const storageKey = 'dicehall.luck';

/** The maximum standard error of a win chance, from 0 to 1, with which luck is saved. */
const mostNoise = 0.05;

/**
 * Saves the luck of each seat in a match, unless it is not measured in win chance or the estimate is too inaccurate.
 */
export function saveLuck(match: string, review: Review): void {
  if (review.unit !== 'win' || review.noise > mostNoise) return;
  const luck = review.players.map((_, seat) => accountOf(review, seat).dice);
  const others = readPairs(storageKey).filter(([id]) => id !== match);
  writePairs(storageKey, [...others, [match, JSON.stringify(luck)]]);
}

export function savedLuck(): (match: string) => readonly number[] | null {
  const saved = new Map(readPairs(storageKey));
  return (match) => {
    const luck = parsed(saved.get(match));
    return Array.isArray(luck) && luck.every(Number.isFinite) ? luck : null;
  };
}
