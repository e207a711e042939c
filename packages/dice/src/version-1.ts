import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { type CommittedDice, derivedDice, uint16, withLength } from './derivation.ts';

/** The derivation of older records, whose client seeds the server knew before the match. */
export const diceDomain1 = 'dicehall-dice/1';

export interface DiceSource1 {
  readonly serverSeed: Uint8Array;
  readonly table: string;
  /** Any text, one for each seat. */
  readonly clientSeeds: readonly string[];
}

export const commitmentOf1 = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed));

export function committedDice1({ serverSeed, table, clientSeeds }: DiceSource1): CommittedDice {
  const seats = uint16(clientSeeds.length);
  const prefix = concatBytes(
    withLength(diceDomain1),
    withLength(table),
    seats,
    ...clientSeeds.map(withLength),
  );
  return derivedDice(serverSeed, prefix);
}
