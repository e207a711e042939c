import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientCommitmentOf, commitmentOf, committedDice, diceDomain, verifyRecord } from '../src/index.ts';
import { commitmentOf1, committedDice1, diceDomain1 } from '../src/proof.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const seedHex = Buffer.from(serverSeed).toString('hex');
const table = 'tab1e00000000000';
const [left, right] = ['1e'.repeat(32), '4f'.repeat(32)];
const clientCommitments = [clientCommitmentOf(left), clientCommitmentOf(right)];
const clientSeeds = [left, right];
const dice = committedDice({ serverSeed, table, clientCommitments, clientSeeds });
const commitment = commitmentOf(serverSeed, table);
const proof = { dice: diceDomain, table, commitment, serverSeed: seedHex, clientCommitments, clientSeeds };
const record = {
  format: 'dicehall/1',
  game: 'greed',
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: dice.thrown(0, 5) },
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: dice.thrown(1, 1) },
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: dice.thrown(2, 3) },
  ],
  proof,
};
const seen = { table, commitment, clientCommitments };
const codeOf = (changed: unknown, compared = {}) => {
  const verified = verifyRecord(changed, compared);
  return verified.ok ? verified.value.proves : verified.error.code;
};

describe('a record is verified against its seeds', () => {
  test('the verification checks every die, including the throws of a single die', () => {
    expect(verifyRecord(record)).toEqual({
      ok: true,
      value: {
        proves: 'record',
        throws: 3,
        dice: 9,
        table,
        commitment,
        ownSeat: null,
        contributions: ['revealed', 'revealed'],
        withheld: 0,
        untrusted: 2,
      },
    });
  });

  test.each([
    ['nothing before the match', {}, 'record'],
    ['only the commitment of the server', { table, commitment }, 'record'],
    ['no table id', { ...seen, table: undefined }, 'record'],
    ['no commitment of the server', { ...seen, commitment: undefined }, 'record'],
    ['everything that a spectator sees', seen, 'players'],
    ['also their own seed', { ...seen, own: { seat: 1, seed: right } }, 'own'],
    [
      'their own seed at the seat of another player',
      { ...seen, own: { seat: 0, seed: right } },
      'own-seed-missing',
    ],
  ])('the verification reports the proof level for a reader who saw %s', (_what, compared, proves) => {
    expect(codeOf(record, compared)).toBe(proves);
  });

  test('a record whose number of seats differs from that of the table is refused', () => {
    const three = [...clientCommitments, null];
    expect(verifyRecord(record, { clientCommitments: three })).toMatchObject({
      ok: false,
      error: { code: 'other-client-commitment', seat: 2 },
    });
  });

  test('without client seeds, the verification reports that the server alone decided the dice', () => {
    const nothing = { clientCommitments: [null, null], clientSeeds: [null, null] };
    const alone = committedDice({ serverSeed, table, ...nothing });
    const changed = {
      ...record,
      log: [{ seat: 0, dice: alone.thrown(0, 5) }],
      proof: { ...proof, ...nothing },
    };
    expect(codeOf(changed, { ...seen, clientCommitments: [null, null] })).toBe('server');
    expect(codeOf(changed)).toBe('record');
  });

  test('a failed verification names the entry whose dice differ, and the expected faces', () => {
    const [first = 1, ...rest] = dice.thrown(2, 3);
    const log = record.log.with(5, { seat: 0, dice: [first === 6 ? 1 : ((first + 1) as 2), ...rest] });
    expect(verifyRecord({ ...record, log })).toEqual({
      ok: false,
      error: { code: 'wrong-dice', entry: 5, seat: -1, expected: dice.thrown(2, 3) },
    });
  });

  const withProof = (changed: object) => ({ ...record, proof: { ...proof, ...changed } });
  test.each([
    ['a missing record', null, 'no-record'],
    ['a record without a log', { proof }, 'no-record'],
    ['a record without a proof', { ...record, proof: undefined }, 'no-proof'],
    ['a record of real dice', { ...record, proof: undefined, dice: 'by-hand' }, 'entered-by-hand'],
    ['a record of real dice with a proof', { ...record, dice: 'by-hand' }, 'entered-by-hand'],
    ['a proof of an unknown version', withProof({ dice: 'x' }), 'bad-proof'],
    ['a server seed that is not hexadecimal', withProof({ serverSeed: 'zz' }), 'bad-proof'],
    ['a client seed that is not hexadecimal', withProof({ clientSeeds: ['left', right] }), 'bad-proof'],
    ['a proof with fewer seeds than seats', withProof({ clientSeeds: [left] }), 'bad-proof'],
    [
      'a seed without a commitment',
      withProof({ clientCommitments: [null, clientCommitments[1]] }),
      'bad-proof',
    ],
    [
      'a proof for fewer seats',
      withProof({ clientSeeds: [left], clientCommitments: [clientCommitments[0]] }),
      'bad-proof',
    ],
    ['another server seed', withProof({ serverSeed: '00'.repeat(32) }), 'wrong-commitment'],
    ['a record without one of its throws', { ...record, log: record.log.toSpliced(1, 1) }, 'wrong-dice'],
    [
      'a record without one of its throws of one die',
      { ...record, log: record.log.toSpliced(3, 1) },
      'wrong-dice',
    ],
    ['a throw that is not a list', { ...record, log: [{ seat: 0, dice: 5 }] }, 'wrong-dice'],
    ['a throw of no dice', { ...record, log: [{ seat: 0, dice: [] }] }, 'wrong-dice'],
  ])('the verification refuses %s', (_name, changed, code) => {
    expect(codeOf(changed)).toBe(code);
  });

  test('a refusal of a record names no entry, seat or dice', () => {
    const refused = { ok: false, error: { code: 'no-record', entry: -1, seat: -1, expected: [] } };
    expect(verifyRecord(null)).toEqual(refused);
    expect(verifyRecord({ ...record, log: [{ dice: 5 }] })).toMatchObject({ error: { expected: [] } });
  });

  // The number of seats follows only from the names.
  const withoutSeats = (changed: unknown) => ({ ...record, seats: undefined, proof: changed });
  const seeds = (count: number) => Array(count).fill(null);
  const hex = '0f'.repeat(32);
  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'x'],
    ['a list', [proof]],
    ...[5, null, undefined, 'x'.repeat(1001)].map((given): [string, unknown] => [
      `the table ${given}`,
      { ...proof, table: given },
    ]),
    ...(['commitment', 'serverSeed'] as const).flatMap((part) =>
      [
        7,
        null,
        undefined,
        hex.slice(2),
        `${hex}00`,
        hex.toUpperCase(),
        `g${hex.slice(1)}`,
        `${hex.slice(1)}g`,
      ].map((given): [string, unknown] => [`the ${part} ${given}`, { ...proof, [part]: given }]),
    ),
    ['client seeds that are not a list', { ...proof, clientSeeds: 'x' }],
    ['commitments that are not a list', { ...proof, clientCommitments: { length: 2 } }],
    ['more commitments than seeds', { ...proof, clientCommitments: [...clientCommitments, null] }],
    ['more seeds than commitments', { ...proof, clientSeeds: [...clientSeeds, null] }],
    ['101 seats', { ...proof, clientSeeds: seeds(101), clientCommitments: seeds(101) }],
  ])('the verification refuses an invalid proof: %s', (_name, changed) => {
    expect(codeOf(withoutSeats(changed))).toBe('bad-proof');
  });

  test.each([
    ['a table id of 1,000 characters', { ...proof, table: 'x'.repeat(1000) }, 'wrong-commitment'],
    ['100 seats', { ...proof, clientSeeds: seeds(100), clientCommitments: seeds(100) }, 'wrong-dice'],
  ])('the verification accepts the format of a proof with %s', (_name, changed, code) => {
    expect(codeOf(withoutSeats(changed))).toBe(code);
  });
});

describe('any record can be verified', () => {
  const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => Buffer.from(key).toString('hex'));
  const part = fc.record({ seed: hex, contribution: fc.constantFrom('revealed', 'withheld', 'none') });
  const match = fc.record({
    serverSeed: hex,
    id: fc.string({ maxLength: 20 }),
    parts: fc.array(part, { minLength: 1, maxLength: 6 }),
    throws: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
  });

  type Made = typeof match extends fc.Arbitrary<infer Value> ? Value : never;

  function recordFor({ serverSeed: key, id, parts, throws }: Made) {
    const committed = parts.map(({ seed, contribution }) =>
      contribution === 'none' ? null : clientCommitmentOf(seed),
    );
    const revealed = parts.map(({ seed, contribution }) => (contribution === 'revealed' ? seed : null));
    const made = { table: id, clientCommitments: committed, clientSeeds: revealed };
    const bytes = Uint8Array.from(Buffer.from(key, 'hex'));
    const derived = committedDice({ serverSeed: bytes, ...made });
    // The last throw has so many dice that it differs for any other seeds.
    const log = [...throws, 40].map((count, index) => ({ seat: 0, dice: derived.thrown(index, count) }));
    const written = { dice: diceDomain, ...made, commitment: commitmentOf(bytes, id), serverSeed: key };
    return { seats: parts.map(() => ({ name: 'Ada' })), log, proof: written };
  }

  test('the verification works after a round trip through JSON, and reports the contribution of each client', () => {
    const run = fc.property(match, (one) => {
      const read: unknown = JSON.parse(JSON.stringify(recordFor(one)));
      const verified = verifyRecord(read);
      expect(verified.ok && verified.value.contributions).toEqual(
        one.parts.map(({ contribution }) => contribution),
      );
    });
    fc.assert(run, { numRuns: 50 });
  });

  test('the verification fails if any digit of the proof or of the table id is changed', () => {
    const run = fc.property(match, fc.nat(), (one, at) => {
      const text = JSON.stringify(recordFor(one).proof);
      const digits = [...text.matchAll(/[0-9a-f]{64}/g)].map(({ index }) => index);
      const from = (digits[at % digits.length] ?? 0) + (at % 64);
      const other = text[from] === '0' ? '1' : '0';
      const changed: unknown = JSON.parse(text.slice(0, from) + other + text.slice(from + 1));
      expect(verifyRecord({ ...recordFor(one), proof: changed }).ok).toBe(false);
      const moved = { ...recordFor(one).proof, table: `${one.id}x` };
      expect(verifyRecord({ ...recordFor(one), proof: moved }).ok).toBe(false);
    });
    fc.assert(run, { numRuns: 50 });
  });
});

describe('a record of version 1 can be verified, and proves less', () => {
  const seeds = ['left', 'right'];
  const older = committedDice1({ serverSeed, table, clientSeeds: seeds });
  const record1 = {
    ...record,
    log: [{ seat: 0, dice: older.thrown(0, 5) }],
    proof: {
      dice: diceDomain1,
      table,
      commitment: commitmentOf1(serverSeed),
      serverSeed: seedHex,
      clientSeeds: seeds,
    },
  };

  test('the verification checks every die of version 1 and says that it proves less', () => {
    expect(codeOf(record1)).toBe('version-1');
    expect(codeOf(record1, { table, commitment: commitmentOf1(serverSeed) })).toBe('version-1');
    expect(codeOf({ ...record1, log: record.log })).toBe('wrong-dice');
    expect(codeOf(record1, { commitment })).toBe('other-commitment');
  });

  test('the verification refuses a match of version 1 whose clients committed to seeds', () => {
    const { table: id, commitment: promised } = record1.proof;
    expect(codeOf(record1, { table: id, commitment: promised, clientCommitments })).toBe(
      'other-client-commitment',
    );
  });
});
