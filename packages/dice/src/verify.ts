import { type BySeat, err, type Face, faces, ok, type Result, type Seat } from '@dicehall/engine';
import { clientCommitmentOf, diceDomain } from './committed.ts';
import type { CommittedDice } from './derivation.ts';
import { type DiceProof, derivationOf, isObject, readProof } from './proof.ts';

/** What a client saw before the first throw of a match. Verification compares it with the proof. */
export interface SeenDice {
  readonly table?: string | undefined;
  readonly commitment?: string | undefined;
  readonly clientCommitments?: BySeat<string | null> | undefined;
  /** The seat of the verifying client, and the seed that the client drew and revealed. */
  readonly own?: { readonly seat: Seat; readonly seed: string } | undefined;
}

/** The reasons why the dice of a record cannot be verified. */
export const unverifiedCodes = [
  'no-record',
  'entered-by-hand',
  'no-proof',
  'bad-proof',
  'other-table',
  'other-commitment',
  'other-client-commitment',
  'equal-commitments',
  'own-seed-missing',
  'wrong-commitment',
  'wrong-client-seed',
  'wrong-dice',
] as const;
export type UnverifiedCode = (typeof unverifiedCodes)[number];

export interface Unverified {
  readonly code: UnverifiedCode;
  /** The index of the log entry whose dice differ; -1 if the proof itself is missing or wrong. */
  readonly entry: number;
  /** The seat whose commitment or seed is wrong; -1 for other codes. */
  readonly seat: Seat;
  /** The faces that follow from the seeds; empty except for the code `wrong-dice`. */
  readonly expected: readonly Face[];
}

/**
 * The levels of proof, the weakest first:
 * - `version-1`: the dice follow from the seeds, but the server could have chosen the client seeds and the table's id.
 * - `record`: the dice follow from the seeds. Without observations from before the match, the record does not show when
 *   they were fixed.
 * - `server`: the server fixed the dice alone, before the match. No client contributed.
 * - `players`: all seeds were fixed before the first roll that the client saw. Only clients that contributed know
 *   whether they were also fixed before the server knew them.
 * - `own`: as `players`, and the verifying client contributed at its own seat and saw all commitments before it
 *   revealed its seed. The server could choose the dice only among the sequences that `untrusted` allows.
 */
export const proofLevels = ['version-1', 'record', 'server', 'players', 'own'] as const;
export type ProofLevel = (typeof proofLevels)[number];

/**
 * What the client of a seat contributed to the dice. `withheld`: it committed to a seed but did not reveal it in time.
 */
export type Contribution = 'revealed' | 'withheld' | 'none';

export interface Verified {
  readonly proves: ProofLevel;
  readonly throws: number;
  readonly dice: number;
  readonly table: string;
  readonly commitment: string;
  /** The seat of the verifying client if it compared its own seed; otherwise null. */
  readonly ownSeat: Seat | null;
  readonly contributions: BySeat<Contribution>;
  /** The number of seats that withheld their seed. */
  readonly withheld: number;
  /**
   * The number n of other seats that committed to a seed, whether they revealed it or not. If the server controls their
   * clients, it could choose among 2ⁿ sequences by withholding some of these seeds.
   */
  readonly untrusted: number;
}

const unverifiedError = (
  code: UnverifiedCode,
  { entry = -1, seat = -1, expected = [] }: Partial<Unverified> = {},
): Result<never, Unverified> => err({ code, entry, seat, expected });

function contributionOf(commitment: string | null, seed: string | null): Contribution {
  if (commitment === null) return 'none';
  return seed === null ? 'withheld' : 'revealed';
}

const commitmentsIn = (proof: DiceProof): BySeat<string | null> =>
  proof.dice === diceDomain ? proof.clientCommitments : proof.clientSeeds.map(() => null);

function contributionsIn(proof: DiceProof): BySeat<Contribution> {
  return commitmentsIn(proof).map((commitment, seat) =>
    contributionOf(commitment, proof.clientSeeds[seat] ?? null),
  );
}

/** Compares a proof with what the client saw before the match. Returns null if they agree. */
function differenceFrom(proof: DiceProof, seen: SeenDice): Result<never, Unverified> | null {
  if (seen.table !== undefined && seen.table !== proof.table) return unverifiedError('other-table');
  if (seen.commitment !== undefined && seen.commitment !== proof.commitment)
    return unverifiedError('other-commitment');
  const commitments = commitmentsIn(proof);
  if (seen.clientCommitments !== undefined) {
    const { length } = seen.clientCommitments;
    const seat = commitments.findIndex((commitment, index) => commitment !== seen.clientCommitments?.[index]);
    if (seat >= 0) return unverifiedError('other-client-commitment', { seat });
    if (length !== commitments.length)
      return unverifiedError('other-client-commitment', { seat: commitments.length });
  }
  const copy = commitments.findIndex(
    (commitment, seat) => commitment !== null && commitments.indexOf(commitment) !== seat,
  );
  if (copy >= 0) return unverifiedError('equal-commitments', { seat: copy });
  const { own } = seen;
  return own !== undefined && proof.clientSeeds[own.seat] !== own.seed
    ? unverifiedError('own-seed-missing', { seat: own.seat })
    : null;
}

function levelOf(proof: DiceProof, seen: SeenDice): ProofLevel {
  if (proof.dice !== diceDomain) return 'version-1';
  const { table, commitment, clientCommitments, own } = seen;
  if (table === undefined || commitment === undefined || clientCommitments === undefined) return 'record';
  if (!contributionsIn(proof).includes('revealed')) return 'server';
  return own === undefined ? 'players' : 'own';
}

/** Compares every throw of a log with the derived dice. */
function checkThrows(
  log: readonly unknown[],
  source: CommittedDice,
): Result<{ readonly throws: number; readonly dice: number }, Unverified> {
  let throws = 0;
  let dice = 0;
  for (const [index, entry] of log.entries()) {
    if (!isObject(entry) || entry.dice === undefined) continue;
    const shown = Array.isArray(entry.dice) ? entry.dice : [];
    const expected = source.thrown(throws, shown.length);
    const same = shown.length > 0 && shown.every((face, at) => faces.includes(face) && face === expected[at]);
    if (!same) return unverifiedError('wrong-dice', { entry: index, expected });
    throws += 1;
    dice += shown.length;
  }
  return ok({ throws, dice });
}

/**
 * Verifies a record: the seeds match their commitments, every throw shows the faces that follow from the seeds, and the
 * proof agrees with what was seen before the match. It does not check the moves (`replay` does).
 * @param seen observations from before the first throw only, because later ones prove nothing
 */
export function verifyRecord(record: unknown, seen: SeenDice = {}): Result<Verified, Unverified> {
  if (!isObject(record) || !Array.isArray(record.log)) return unverifiedError('no-record');
  if (record.dice === 'by-hand') return unverifiedError('entered-by-hand');
  if (record.proof === undefined) return unverifiedError('no-proof');
  const proof = readProof(record.proof);
  if (proof === null || (Array.isArray(record.seats) && record.seats.length !== proof.clientSeeds.length)) {
    return unverifiedError('bad-proof');
  }
  const difference = differenceFrom(proof, seen);
  if (difference !== null) return difference;
  const derivation = derivationOf(proof);
  if (derivation.commitment !== proof.commitment) return unverifiedError('wrong-commitment');
  const commitments = commitmentsIn(proof);
  const wrongSeat = commitments.findIndex((commitment, seat) => {
    const seed = proof.clientSeeds[seat];
    return commitment !== null && typeof seed === 'string' && clientCommitmentOf(seed) !== commitment;
  });
  if (wrongSeat >= 0) return unverifiedError('wrong-client-seed', { seat: wrongSeat });
  const checked = checkThrows(record.log, derivation.dice);
  if (!checked.ok) return checked;
  const { table, commitment } = proof;
  const contributions = contributionsIn(proof);
  const withheld = contributions.filter((one) => one === 'withheld').length;
  const ownSeat = seen.own?.seat ?? null;
  const untrusted = commitments.filter((one, seat) => one !== null && seat !== ownSeat).length;
  const proves = levelOf(proof, seen);
  return ok({ proves, ...checked.value, table, commitment, ownSeat, contributions, withheld, untrusted });
}
