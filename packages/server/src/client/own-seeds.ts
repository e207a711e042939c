import type { SeenTable } from './seen-table.ts';

/** What a client keeps of its tables. */
export interface TableMemory {
  readSeen(table: string): SeenTable;
  saveSeen(seen: SeenTable): void;
  /** The seed of a commitment that this client made; null for any other. */
  seedOf(commitment: string): string | null;
  saveSeed(commitment: string, seed: string): void;
}

/**
 * Draws a client seed and saves it before its commitment is sent.
 * @returns the commitment; undefined where the code for it cannot be loaded. Then this client contributes nothing.
 */
export async function drawSeed({ saveSeed }: TableMemory): Promise<string | undefined> {
  const dice = await import('@dicehall/dice').catch(() => null);
  if (dice === null) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = dice.clientCommitmentOf(seed);
  saveSeed(commitment, seed);
  return commitment;
}
