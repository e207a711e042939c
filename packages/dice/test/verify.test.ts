import { describe, expect, test } from 'vitest';
import { clientCommitmentOf, commitmentOf, committedDice, diceDomain, verifyRecord } from '../src/index.ts';
import { commitmentOf1, committedDice1, diceDomain1 } from '../src/version-1.ts';

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

describe('verifying a record', () => {
  test('checks every die; a throw of one die counts in the index as any other', () => {
    expect(verifyRecord(record)).toEqual({
      ok: true,
      value: {
        proves: 'record',
        throws: 3,
        dice: 9,
        table,
        commitment,
        contributions: ['revealed', 'revealed'],
      },
    });
  });

  test.each([
    ['nothing seen', {}, 'record'],
    ['only the commitment of the server', { table, commitment }, 'record'],
    ['no table id', { ...seen, table: undefined }, 'record'],
    ['all that a spectator sees', seen, 'players'],
    ['also the own seed', { ...seen, ownSeed: right }, 'own'],
  ])('with %s, it says what is proved', (_what, compared, proves) => {
    expect(codeOf(record, compared)).toBe(proves);
  });

  test('where no client contributed, the server alone fixed the dice', () => {
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

  test('names the entry whose dice differ, and the expected faces', () => {
    const [first = 1, ...rest] = dice.thrown(2, 3);
    const log = record.log.with(5, { seat: 0, dice: [first === 6 ? 1 : ((first + 1) as 2), ...rest] });
    expect(verifyRecord({ ...record, log })).toEqual({
      ok: false,
      error: { code: 'wrong-dice', entry: 5, seat: -1, expected: dice.thrown(2, 3) },
    });
  });

  const withProof = (changed: object) => ({ ...record, proof: { ...proof, ...changed } });
  test.each([
    ['no record', null, 'no-record'],
    ['no log', { proof }, 'no-record'],
    ['no proof', { ...record, proof: undefined }, 'no-proof'],
    ['real dice', { ...record, proof: undefined, dice: 'by-hand' }, 'entered-by-hand'],
    ['real dice with a proof', { ...record, dice: 'by-hand' }, 'entered-by-hand'],
    ['another derivation', withProof({ dice: 'x' }), 'bad-proof'],
    ['a server seed that is not hex', withProof({ serverSeed: 'zz' }), 'bad-proof'],
    ['a client seed that is not hex', withProof({ clientSeeds: ['left', right] }), 'bad-proof'],
    ['a seat without a place in the proof', withProof({ clientSeeds: [left] }), 'bad-proof'],
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
    ['a throw left out', { ...record, log: record.log.toSpliced(1, 1) }, 'wrong-dice'],
    ['a throw of one die left out', { ...record, log: record.log.toSpliced(3, 1) }, 'wrong-dice'],
    ['a throw of no dice', { ...record, log: [{ seat: 0, dice: [] }] }, 'wrong-dice'],
  ])('refuses %s', (_name, changed, code) => {
    expect(codeOf(changed)).toBe(code);
  });
});

describe('verifying a record of version 1', () => {
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

  test('checks every die and says that it proves less', () => {
    expect(codeOf(record1)).toBe('version-1');
    expect(codeOf(record1, { table, commitment: commitmentOf1(serverSeed) })).toBe('version-1');
    expect(codeOf({ ...record1, log: record.log })).toBe('wrong-dice');
    expect(codeOf(record1, { commitment })).toBe('other-commitment');
  });

  test('refuses it for a match whose clients committed to seeds', () => {
    const { table: id, commitment: promised } = record1.proof;
    expect(codeOf(record1, { table: id, commitment: promised, clientCommitments })).toBe(
      'other-client-commitment',
    );
  });
});
