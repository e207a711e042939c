import { err, faces, ok, type Result } from '@dicehall/engine';
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, committedDice, diceDomain, serverSeedBytes } from './committed.ts';

/** The proof of a match's dice: `proof` in its record. */
export interface DiceProof {
  readonly dice: typeof diceDomain;
  readonly table: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly string[];
}

/** Why the dice of a record cannot be verified. */
export const unverifiedCodes = [
  'no-record',
  'entered-by-hand',
  'no-proof',
  'bad-proof',
  'wrong-commitment',
  'wrong-dice',
] as const;
export type UnverifiedCode = (typeof unverifiedCodes)[number];

export interface Unverified {
  readonly code: UnverifiedCode;
  /** The index of the log entry whose dice differ; -1 when the proof itself is missing or wrong. */
  readonly entry: number;
  /** The faces that the seeds give; empty except for `wrong-dice`. */
  readonly expected: readonly number[];
}

export interface Verified {
  readonly throws: number;
  readonly dice: number;
  readonly commitment: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 2 * serverSeedBytes && /^[0-9a-f]+$/.test(value);
/** More than any seed that the server accepts, and within the two length bytes of the derivation. */
const isSeed = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

function readProof(raw: unknown): DiceProof | null {
  if (!isObject(raw) || raw.dice !== diceDomain) return null;
  const { table, commitment, serverSeed, clientSeeds } = raw;
  if (!isSeed(table) || !isHex(commitment) || !isHex(serverSeed)) return null;
  if (!Array.isArray(clientSeeds) || clientSeeds.length > 100 || !clientSeeds.every(isSeed)) return null;
  return { dice: diceDomain, table, commitment, serverSeed, clientSeeds };
}

const unverified = (
  code: UnverifiedCode,
  entry = -1,
  expected: readonly number[] = [],
): Result<never, Unverified> => err({ code, entry, expected });

/**
 * Verifies that the server seed of a record matches its commitment and that every throw shows the faces that the seeds
 * give. It does not check the moves (`replay` does), nor that the commitment is the one that was published before the
 * match: compare it with that one.
 */
export function verifyRecord(record: unknown): Result<Verified, Unverified> {
  if (!isObject(record) || !Array.isArray(record.log)) return unverified('no-record');
  if (record.dice === 'by-hand') return unverified('entered-by-hand');
  if (record.proof === undefined) return unverified('no-proof');
  const proof = readProof(record.proof);
  if (proof === null || (Array.isArray(record.seats) && record.seats.length !== proof.clientSeeds.length)) {
    return unverified('bad-proof');
  }
  const serverSeed = hexToBytes(proof.serverSeed);
  if (commitmentOf(serverSeed) !== proof.commitment) return unverified('wrong-commitment');
  const source = committedDice({ serverSeed, table: proof.table, clientSeeds: proof.clientSeeds });
  let throws = 0;
  let count = 0;
  for (const [index, entry] of record.log.entries()) {
    if (!isObject(entry) || entry.dice === undefined) continue;
    const shown = Array.isArray(entry.dice) ? entry.dice : [];
    const expected = source.thrown(throws, shown.length);
    const same = shown.length > 0 && shown.every((face, at) => faces.includes(face) && face === expected[at]);
    if (!same) return unverified('wrong-dice', index, expected);
    throws += 1;
    count += shown.length;
  }
  return ok({ throws, dice: count, commitment: proof.commitment });
}
