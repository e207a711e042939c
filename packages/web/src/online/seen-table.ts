import type { SeenDice } from '@dicehall/dice';
import type { TableState } from '@dicehall/server/protocol';
import { readPairs, writePairs } from './saved-pairs.ts';

/** What this browser saw of a table's dice before the first roll. What it saw later proves nothing and is not saved. */
export interface SeenTable {
  readonly table: string;
  /** The server's commitment. */
  readonly commitment: string | null;
  /** The commitments of all clients when they were final. */
  readonly clientCommitments: readonly (string | null)[] | null;
  /** This browser's seed, once the server has accepted it. */
  readonly ownSeed: string | null;
}

const storageKey = 'dicehall.seen-tables';

const unseen = (table: string): SeenTable => ({
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

export function readSeen(table: string): SeenTable {
  const saved = readPairs(storageKey).find(([id]) => id === table)?.[1];
  try {
    const raw = JSON.parse(saved ?? 'null') as Partial<SeenTable> | null;
    return { ...unseen(table), ...raw };
  } catch {
    return unseen(table);
  }
}

export function saveSeen(seen: SeenTable): void {
  const others = readPairs(storageKey).filter(([id]) => id !== seen.table);
  writePairs(storageKey, [...others, [seen.table, JSON.stringify(seen)]]);
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
