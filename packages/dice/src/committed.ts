import type { BySeat } from '@dicehall/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type CommittedDice, derivedDice, uint16, withLength } from './derivation.ts';

/** The name and version of the derivation: the first bytes of every HMAC message, and `proof.dice` of a record. */
export const diceDomain = 'dicehall-dice/2';

/** What the clients contribute to the dice, by seat. A seat without a commitment contributes nothing. */
export interface ClientParts {
  /** The SHA-256 of each client seed, in hex. */
  readonly clientCommitments: BySeat<string | null>;
  /**
   * The seed of each client: 32 bytes in hex. Null also for a client that committed to a seed but did not reveal it.
   */
  readonly clientSeeds: BySeat<string | null>;
}

export interface DiceSource extends ClientParts {
  /** The server's seed: 32 random bytes, secret until the match is over. */
  readonly serverSeed: Uint8Array;
  readonly table: string;
}

/**
 * Returns the commitment in hex that the server publishes before the match. It also binds the server to the table's id.
 */
export const commitmentOf = (serverSeed: Uint8Array, table: string): string =>
  bytesToHex(sha256(concatBytes(withLength(diceDomain), withLength(table), serverSeed)));

/** Returns the commitment of a client: the SHA-256 of its seed. Both are in hex. */
export const clientCommitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The first byte of a seat's part of the HMAC message. It determines the rest of the part. */
const partKinds = { none: 0, withheld: 1, revealed: 2 } as const;

function partOf(commitment: string | null, seed: string | null): Uint8Array {
  if (seed !== null) return concatBytes(Uint8Array.of(partKinds.revealed), hexToBytes(seed));
  if (commitment !== null) return concatBytes(Uint8Array.of(partKinds.withheld), hexToBytes(commitment));
  return Uint8Array.of(partKinds.none);
}

/**
 * Derives the dice of a match from its seeds. docs/dice.md specifies the bytes.
 * @throws RangeError if the server seed does not have 32 bytes
 */
export function committedDice({
  serverSeed,
  table,
  clientCommitments,
  clientSeeds,
}: DiceSource): CommittedDice {
  const parts = clientCommitments.map((commitment, seat) => partOf(commitment, clientSeeds[seat] ?? null));
  return derivedDice(
    serverSeed,
    concatBytes(withLength(diceDomain), withLength(table), uint16(parts.length), ...parts),
  );
}
