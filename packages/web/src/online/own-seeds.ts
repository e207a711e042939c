import { readPairs, writePairs } from './saved-pairs.ts';

const storageKey = 'dicehall.seeds';
/** By commitment, for a browser that stores nothing. */
const drawn = new Map<string, string>();

/**
 * Draws a client seed and saves it before its commitment is sent.
 * @returns the commitment; undefined where the code for it cannot be loaded. Then this client contributes nothing.
 */
export async function drawSeed(): Promise<string | undefined> {
  const dice = await import('@dicehall/dice').catch(() => null);
  if (dice === null) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = dice.clientCommitmentOf(seed);
  drawn.set(commitment, seed);
  writePairs(storageKey, [...readPairs(storageKey), [commitment, seed]]);
  return commitment;
}

/** The seed of a commitment that this browser made; null for any other. */
export const ownSeedOf = (commitment: string): string | null =>
  drawn.get(commitment) ?? readPairs(storageKey).find(([own]) => own === commitment)?.[1] ?? null;
