import type { SeenDice } from '@dicehall/dice';
import type { TableState } from '../protocol/index.ts';

/** What this client saw of a table's dice before the first roll. Later observations prove nothing. */
export interface SeenTable {
  readonly table: string;
  readonly commitment: string | null;
  /** The final commitments of all clients; null while they can still change. */
  readonly clientCommitments: readonly (string | null)[] | null;
  /** This client's seed, once the server has accepted it. */
  readonly ownSeed: string | null;
  /** The seat at which the server accepted the seed. */
  readonly ownSeat: number | null;
}

export const unseen = (table: string): SeenTable => ({
  table,
  commitment: null,
  clientCommitments: null,
  ownSeed: null,
  ownSeat: null,
});

/** Adds what a table shows about its dice. Returns the same object if nothing is new. */
export function seenAfter(seen: SeenTable, { status, match, dice }: TableState): SeenTable {
  const isBeforeDice = match === null && status !== 'over';
  const commitment = seen.commitment ?? (isBeforeDice ? dice.commitment : null);
  // If no client committed to a seed, the match starts at once.
  const areKnown =
    isBeforeDice || (commitment !== null && dice.clientCommitments.every((one) => one === null));
  const areFinal = status === 'playing' && areKnown;
  const clientCommitments = seen.clientCommitments ?? (areFinal ? dice.clientCommitments : null);
  const isSame = commitment === seen.commitment && clientCommitments === seen.clientCommitments;
  return isSame ? seen : { ...seen, commitment, clientCommitments };
}

export const seenDiceOf = ({
  table,
  commitment,
  clientCommitments,
  ownSeed,
  ownSeat,
}: SeenTable): SeenDice => ({
  table,
  commitment: commitment ?? undefined,
  clientCommitments: clientCommitments ?? undefined,
  own: ownSeed === null || ownSeat === null ? undefined : { seat: ownSeat, seed: ownSeed },
});

/** Returns a command that runs the same verification in a terminal. */
export function verifyCommand({ table, commitment, clientCommitments, ownSeed, ownSeat }: SeenTable): string {
  const commitments = [commitment, ...(clientCommitments ?? [])].map((one) => one ?? '-').join(',');
  const own = ownSeed === null || ownSeat === null ? '' : ` --own-seed ${ownSeed} --own-seat ${ownSeat + 1}`;
  return `dicehall verify match.json --table ${table} --commitments ${commitments}${own}`;
}

/** What a client saves about its tables. */
export interface TableMemory {
  readSeen(table: string): SeenTable;
  saveSeen(seen: SeenTable): void;
  /** Returns the seed of a commitment that this client made; null for any other commitment. */
  seedOf(commitment: string): string | null;
  saveSeed(commitment: string, seed: string): void;
}

/**
 * Draws a client seed and saves it before its commitment is sent.
 * @returns the commitment; undefined if the code for it cannot be loaded, in which case this client contributes nothing
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
