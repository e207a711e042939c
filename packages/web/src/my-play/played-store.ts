import { readSaved, save } from '../settings/storage.ts';
import type { Played } from './sums.ts';

const storageKey = 'dicehall.my-play';
/** The maximum number of stored matches, of about 500 bytes each. The oldest ones are dropped first. */
const most = 300;

const numbers = ['when', 'luck', 'choices', 'lost', 'squares'] as const;

function isPlayed(given: unknown): given is Played {
  if (typeof given !== 'object' || given === null) return false;
  const one = given as Record<string, unknown>;
  return (
    typeof one.id === 'string' &&
    typeof one.game === 'string' &&
    (one.unit === 'win' || one.unit === 'sips') &&
    numbers.every((name) => Number.isFinite(one[name])) &&
    Array.isArray(one.mistakes) &&
    Array.isArray(one.calibration)
  );
}

/** The key for matches without exact values, stored as id and end time. */
const leftOutKey = 'dicehall.my-play.left-out';

export function keptLeftOut(): string[] {
  const raw = readSaved(leftOutKey);
  return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];
}

export const keepLeftOut = (matches: readonly string[]): void => save(leftOutKey, matches.slice(-most));

/** The matches analysed earlier. Damaged entries are analysed again. */
export function keptPlayed(): Played[] {
  const raw = readSaved(storageKey);
  return Array.isArray(raw) ? raw.filter(isPlayed) : [];
}

export const keepPlayed = (played: readonly Played[]): void =>
  save(storageKey, played.toSorted((a, b) => a.when - b.when).slice(-most));
