import type { BySeat } from '@dicehall/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type CommittedDice, derivedDice, uint16, withLength } from './derivation.ts';

/** The name and version of the derivation: the first bytes of every HMAC message, and `proof.dice` of a record. */
export const diceDomain = 'dicehall-dice/2';

/** The contributions of the clients, by seat. A seat without a commitment contributes nothing. */
export interface ClientParts {
  /** The SHA-256 of each client seed, in hex. */
  readonly clientCommitments: BySeat<string | null>;
  /** The seed of each client: 32 bytes in hex. Null also if a client committed to a seed and did not reveal it. */
  readonly clientSeeds: BySeat<string | null>;
}

export interface DiceSource extends ClientParts {
  /** The server's seed: 32 random bytes, secret until the match is over. */
  readonly serverSeed: Uint8Array;
  readonly table: string;
}

/** Returns the commitment that the server publishes before the match, in hex. It binds the table's id too. */
export const commitmentOf = (serverSeed: Uint8Array, table: string): string =>
  bytesToHex(sha256(concatBytes(withLength(diceDomain), withLength(table), serverSeed)));

/** Returns the commitment of a client: the SHA-256 of its seed. Both are in hex. */
export const clientCommitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The values of the first byte of a seat's part, which tells what the rest contains. */
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
