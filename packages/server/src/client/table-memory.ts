import type { SeenDice } from '@dicehall/dice';
import type { TableState } from '../protocol/index.ts';

/** What this client saw of a table's dice before the first roll. What it saw later proves nothing and is not saved. */
export interface SeenTable {
  readonly table: string;
  /** The server's commitment. */
  readonly commitment: string | null;
  /** The commitments of all clients when they were final. */
  readonly clientCommitments: readonly (string | null)[] | null;
  /** This client's seed, once the server has accepted it. */
  readonly ownSeed: string | null;
}

export const unseen = (table: string): SeenTable => ({
  table,
  commitment: null,
  clientCommitments: null,
  ownSeed: null,
});

/** What was seen, with what a state of the table adds; the same object if it adds nothing. */
export function seenAfter(seen: SeenTable, { status, match, dice }: TableState): SeenTable {
  const isBeforeDice = match === null && status !== 'over';
  const commitment = seen.commitment ?? (isBeforeDice ? dice.commitment : null);
  // Without any commitment the match starts at once.
  const areKnown =
    isBeforeDice || (commitment !== null && dice.clientCommitments.every((one) => one === null));
  const areFinal = status === 'playing' && areKnown;
  const clientCommitments = seen.clientCommitments ?? (areFinal ? dice.clientCommitments : null);
  const isSame = commitment === seen.commitment && clientCommitments === seen.clientCommitments;
  return isSame ? seen : { ...seen, commitment, clientCommitments };
}

/** What a record is compared with. */
export const seenDiceOf = ({ table, commitment, clientCommitments, ownSeed }: SeenTable): SeenDice => ({
  table,
  commitment: commitment ?? undefined,
  clientCommitments: clientCommitments ?? undefined,
  ownSeed: ownSeed ?? undefined,
});

/** The same comparison as a command for the terminal. */
export function verifyCommand({ table, commitment, clientCommitments, ownSeed }: SeenTable): string {
  const commitments = [commitment, ...(clientCommitments ?? [])].map((one) => one ?? '-').join(',');
  const own = ownSeed === null ? '' : ` --own-seed ${ownSeed}`;
  return `dicehall verify match.json --table ${table} --commitments ${commitments}${own}`;
}

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
