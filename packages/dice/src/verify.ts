import { faces, ok, type Result, refused } from '@dicehall/engine';
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, committedDice, diceDomain, serverSeedBytes } from './committed.ts';

/** The proof of a match's dice, as its record carries it under `proof`. */
export interface DiceProof {
  readonly dice: typeof diceDomain;
  readonly table: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly string[];
}

/** Why a record's dice cannot be confirmed. */
export const unverifiedCodes = [
  'no-record',
  'entered-by-hand',
  'no-proof',
  'bad-proof',
  'wrong-commitment',
  'wrong-dice',
] as const;
export type UnverifiedCode = (typeof unverifiedCodes)[number];

/** A record whose dice are not what its seeds give. */
export interface Unverified {
  readonly code: UnverifiedCode;
  /** The entry of the log whose dice differ; -1 when the proof itself is missing or wrong. */
  readonly entry: number;
  /** What the dice should show, with `wrong-dice`. */
  readonly expected: readonly number[];
}

/** What was confirmed. */
export interface Verified {
  readonly throws: number;
  readonly dice: number;
  readonly commitment: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 2 * serverSeedBytes && /^[0-9a-f]+$/.test(value);
/** Long enough for every seed the server takes, short enough for the derivation's length bytes. */
const isSeed = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

/** Reads a proof that came from outside. */
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
): Result<never, Unverified> => refused({ code, entry, expected });

/**
 * Recomputes every die of a record from the seeds in its proof: that the server seed is the one it was bound to before
 * the match, and that every throw shows what the seeds give. Pure, needs no server. Whether the moves keep the rules is
 * not its matter (`replay` says), nor is whether the commitment is the one that was published: compare that by eye.
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
