import type { BySeat } from '@dicehall/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type ClientParts, commitmentOf, committedDice, diceDomain } from './committed.ts';
import { type CommittedDice, derivedDice, seedBytes, uint16, withLength } from './derivation.ts';

/** The name of the older derivation, in which the server knew the client seeds before the match. */
export const diceDomain1 = 'dicehall-dice/1';

interface DiceSource1 {
  readonly serverSeed: Uint8Array;
  readonly table: string;
  /** The client seeds, one for each seat; any text is allowed. */
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

interface ServerPart {
  readonly table: string;
  readonly commitment: string;
  readonly serverSeed: string;
}

/** The proof of a match's dice: the field `proof` in its record. */
export type DiceProof =
  | (ServerPart & { readonly dice: typeof diceDomain1; readonly clientSeeds: BySeat<string> })
  | (ServerPart & ClientParts & { readonly dice: typeof diceDomain });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 2 * seedBytes && /^[0-9a-f]+$/.test(value);
/**
 * Whether a value is a string of allowed length. The limit exceeds the length of any id and fits into the derivation's
 * two length bytes.
 */
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const maxSeats = 100;

function isBySeat<Value>(raw: unknown, isValue: (value: unknown) => value is Value): raw is BySeat<Value> {
  return Array.isArray(raw) && raw.length <= maxSeats && raw.every(isValue);
}
const isHexOrNull = (value: unknown): value is string | null => value === null || isHex(value);

/** Reads a proof; null if it is malformed. */
export function readProof(raw: unknown): DiceProof | null {
  if (!isObject(raw)) return null;
  const { dice, table, commitment, serverSeed, clientSeeds, clientCommitments } = raw;
  if (!isText(table) || !isHex(commitment) || !isHex(serverSeed)) return null;
  if (dice === diceDomain1 && isBySeat(clientSeeds, isText))
    return { dice, table, commitment, serverSeed, clientSeeds };
  if (dice !== diceDomain) return null;
  if (!isBySeat(clientCommitments, isHexOrNull) || !isBySeat(clientSeeds, isHexOrNull)) return null;
  const isComplete =
    clientSeeds.length === clientCommitments.length &&
    clientSeeds.every((seed, seat) => seed === null || clientCommitments[seat] !== null);
  return isComplete ? { dice, table, commitment, serverSeed, clientCommitments, clientSeeds } : null;
}

/** Returns the server's commitment to the seed of a proof, and the dice that this seed gives. */
export function derivationOf(proof: DiceProof): {
  readonly commitment: string;
  readonly dice: CommittedDice;
} {
  const serverSeed = hexToBytes(proof.serverSeed);
  return proof.dice === diceDomain
    ? {
        commitment: commitmentOf(serverSeed, proof.table),
        dice: committedDice({ ...proof, serverSeed }),
      }
    : { commitment: commitmentOf1(serverSeed), dice: committedDice1({ ...proof, serverSeed }) };
}
