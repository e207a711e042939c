import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientCommitmentOf, commitmentOf, committedDice, diceDomain } from '@dicehall/dice';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { call, jsonLines } from './calling.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const table = 'tab1e00000000000';
const [left, right] = ['1e'.repeat(32), '4f'.repeat(32)];
const clientCommitments = [clientCommitmentOf(left), clientCommitmentOf(right)];
const clientSeeds = [left, right];
const dice = committedDice({ serverSeed, table, clientCommitments, clientSeeds }).thrown(0, 5);
const commitment = commitmentOf(serverSeed, table);
const proof = {
  dice: diceDomain,
  table,
  commitment,
  serverSeed: Buffer.from(serverSeed).toString('hex'),
  clientCommitments,
  clientSeeds,
};
const record = {
  format: 'dicehall/1',
  game: 'greed',
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice },
  ],
  proof,
};
const other = dice.map((face) => (face % 6) + 1);
const verify = (given: unknown, options = '') =>
  call(`verify ${options}`, { input: typeof given === 'string' ? given : JSON.stringify(given) });

describe('verify checks the dice of a record', () => {
  test('verify recomputes every die and states what is proved', async () => {
    const { code, out, err } = await verify(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'Every die of this match (5 in 1 roll) follows from the seeds of the server and of Ada and Bo. Without the commitments that you saw before the match, this does not prove when the seeds were chosen.\n',
    );
    expect(await verify({ over: true, record })).toMatchObject({ code: 0 });
  });

  const list = [commitment, ...clientCommitments].join(',');
  test.each([
    ['', 'record', /Without the commitments/],
    [`--table ${table} --commitments ${commitment}`, 'record', /Without the commitments/],
    [`--table ${table} --commitments ${list}`, 'players', /Each of these players can verify/],
    [
      `--table ${table} --commitments ${list} --own-seed ${right} --own-seat 2`,
      'own',
      /yours, .* the seed of Ada from the start, .* 2 sequences/,
    ],
  ])(
    'verify compares the record with what was seen before the match: verify %s',
    async (options, proves, sentence) => {
      const { code, out } = await verify(record, `${options} --json`);
      expect(code).toBe(0);
      expect(jsonLines(out)).toMatchObject([
        { ok: true, code: 'verified', proves, commitment, table, message: expect.stringMatching(sentence) },
      ]);
    },
  );

  test('a hyphen stands for a seat without a commitment, such as that of a bot', async () => {
    const seen = [clientCommitmentOf(left), null];
    const own = [left, null];
    const thrown = committedDice({ serverSeed, table, clientCommitments: seen, clientSeeds: own }).thrown(
      0,
      5,
    );
    const against = {
      ...record,
      log: [record.log[0], { seat: 0, dice: thrown }],
      proof: { ...proof, clientCommitments: seen, clientSeeds: own },
    };
    const { out } = await verify(against, `--json --table ${table} --commitments ${commitment},${seen[0]},-`);
    expect(jsonLines(out)).toMatchObject([{ ok: true, proves: 'players' }]);
  });

  test('commitments may be separated by spaces', async () => {
    const spaced = [
      'verify',
      '--json',
      '--table',
      table,
      '--commitments',
      ` ${list.replaceAll(',', ' , ')} `,
    ];
    const { out } = await call(spaced, { input: JSON.stringify(record) });
    expect(jsonLines(out)).toMatchObject([{ ok: true, proves: 'players' }]);
  });

  const other32 = 'ff'.repeat(32);
  test.each([
    ['--table 0000000000000000', 'other-table', /not from the table that you saw/],
    [`--commitments ${other32}`, 'other-commitment', /The server’s commitment/],
    [`--commitments ${commitment},${clientCommitments[0]},${other32}`, 'other-client-commitment', /of Bo/],
    [`--commitments ${commitment},${clientCommitments[0]},-`, 'other-client-commitment', /of Bo/],
    [`--own-seed ${other32} --own-seat 1`, 'own-seed-missing', /accepted your seed/],
    [`--own-seed ${right} --own-seat 1`, 'own-seed-missing', /accepted your seed/],
  ])(
    'verify refuses a record that differs from what was seen: verify %s',
    async (options, code, sentence) => {
      const answered = await verify(record, `${options} --json`);
      expect(answered.code).toBe(1);
      expect(jsonLines(answered.out)).toMatchObject([
        { ok: false, code, message: expect.stringMatching(sentence) },
      ]);
    },
  );

  test('the output names the seat whose commitment differs, also the first one', async () => {
    for (const [seat, seen] of [
      [0, [other32, clientCommitments[1]]],
      [1, [clientCommitments[0], other32]],
    ] as const) {
      const { out } = await verify(record, `--json --commitments ${[commitment, ...seen].join(',')}`);
      expect(jsonLines(out)).toMatchObject([{ code: 'other-client-commitment', seat }]);
    }
  });

  test.each([`--own-seed ${right}`, '--own-seat 2'])(
    'verify needs a seed together with a seat: verify %s',
    async (options) => {
      const { code, err } = await verify(record, options);
      expect(code).toBe(2);
      expect(err).toContain('--own-seed and --own-seat belong together');
    },
  );

  test.each([
    '--commitments abc',
    `--commitments ${other32},x`,
    '--own-seed left',
    `--own-seed ${right.slice(1)}`,
    `--own-seed ${right}0`,
    `--own-seed 0${right}`,
    `--own-seed ${right.slice(1)}g`,
    '--own-seat 0',
    '--own-seat 13',
  ])('verify refuses %s as wrong usage and quotes it', async (options) => {
    const { code, err } = await verify(record, options);
    expect(code).toBe(2);
    expect(err).toContain(`“${options.split(' ')[1]}”`);
  });

  test('verify states what a record of version 1 does not prove', async () => {
    const clientSeeds1 = ['left', 'right'];
    const shown = [4, 1, 4, 6, 4];
    const older = {
      ...record,
      log: [record.log[0], { seat: 0, dice: shown }],
      proof: {
        dice: 'dicehall-dice/1',
        table,
        commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
        serverSeed: proof.serverSeed,
        clientSeeds: clientSeeds1,
      },
    };
    const { code, out } = await verify(older);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Every die of this match (5 in 1 roll) follows from the seeds, but a record of version 1 does not prove who chose the seeds of the players, or when.\n',
    });
  });

  test('verify names a player whose seed was not revealed', async () => {
    const withheld = { clientCommitments, clientSeeds: [left, null] };
    const thrown = committedDice({ serverSeed, table, ...withheld }).thrown(0, 5);
    const { out } = await verify({
      ...record,
      log: [record.log[0], { seat: 0, dice: thrown }],
      proof: { ...proof, ...withheld },
    });
    expect(out).toMatch(
      /seeds of the server and of Ada\. .* The seed of Bo was not revealed and does not count/,
    );
  });

  test.each([
    ['other dice', { log: [record.log[0], { seat: 0, dice: other }] }, 'wrong-dice', 1],
    ['another server seed', { proof: { ...proof, serverSeed: 'ff'.repeat(32) } }, 'wrong-commitment', -1],
    ['another commitment', { proof: { ...proof, commitment: 'ff'.repeat(32) } }, 'wrong-commitment', -1],
    ['another client seed', { proof: { ...proof, clientSeeds: [left, other32] } }, 'wrong-client-seed', -1],
    ['another table', { proof: { ...proof, table: 'an0ther' } }, 'wrong-commitment', -1],
    ['a client seed too few', { proof: { ...proof, clientSeeds: [left] } }, 'bad-proof', -1],
    ['a proof of something else', { proof: { ...proof, dice: 'other/1' } }, 'bad-proof', -1],
    ['no proof', { proof: undefined }, 'no-proof', -1],
    ['dice entered by hand', { dice: 'by-hand' }, 'entered-by-hand', -1],
    ['a move out of turn', { log: [{ seat: 1, move: { type: 'roll' } }] }, 'not-your-turn', 0],
  ])('verify refuses %s', async (_what, changed, code, entry) => {
    const answered = await verify({ ...record, ...changed }, '--json');
    expect(answered.code).toBe(1);
    expect(jsonLines(answered.out)).toMatchObject([{ ok: false, code, entry }]);
    const plain = await verify({ ...record, ...changed });
    expect(plain).toMatchObject({ code: 1, out: '' });
    expect(plain.err).toMatch(/^dicehall: .*line 1.*: .+\n$/);
  });

  test('the output of verify and the proofs of both versions match docs/schemas', async () => {
    const schemaOf = (name: string): SchemaObject =>
      JSON.parse(readFileSync(new URL(`../../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8'));
    const outputs = schemaOf('command-output');
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }).addSchema(outputs);
    const isOutput = ajv.compile({ $ref: `${outputs.$id}#/$defs/verify` });
    const isProof = ajv.compile(schemaOf('dice-proof'));
    const swapped = { ...proof, clientSeeds: [left, other32] };
    for (const given of [record, { ...record, proof: swapped }, { ...record, proof: undefined }]) {
      const [line] = jsonLines((await verify(given, '--json')).out);
      expect(isOutput(line)).toBe(true);
    }
    const versionOne = {
      ...proof,
      dice: 'dicehall-dice/1',
      clientCommitments: undefined,
      clientSeeds: ['a', ''],
    };
    const valid = [proof, { ...proof, clientSeeds: [left, null] }, JSON.parse(JSON.stringify(versionOne))];
    expect(valid.map((one) => isProof(one))).toEqual([true, true, true]);
    for (const bad of [
      { ...proof, dice: 'x' },
      { ...proof, table: 1 },
      { ...proof, clientSeeds: ['left', right] },
    ])
      expect(isProof(bad)).toBe(false);
  });

  test('verify checks every record of a stream, and prints the line number of each refused one', async () => {
    const lines = [record, { ...record, proof: undefined }, 'no json', record];
    const input = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
    const { code, out } = await verify(input, '--json');
    expect(code).toBe(1);
    expect(jsonLines(out).map((answer) => (answer as { ok: boolean }).ok)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('verify reports a file that cannot be read by name, and an empty input', async () => {
    const missing = await call('verify /nowhere/at-all.json');
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('/nowhere/at-all.json');
    expect(await verify('')).toMatchObject({ code: 1 });
  });

  const folder = mkdtempSync(join(tmpdir(), 'dicehall-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('verify reads records from files', async () => {
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(record, null, 2));
    expect(await call(['verify', file, '--json'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('"code":"verified"'),
    });
  });
});
