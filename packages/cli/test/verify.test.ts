import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, committedDice, diceDomain } from '@dicehall/dice';
import { afterAll, describe, expect, test } from 'vitest';
import { call, jsonLines } from './calling.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const source = { serverSeed, table: 'tab1e00000000000', clientSeeds: ['left', 'right'] };
const dice = committedDice(source).thrown(0, 5);
const commitment = commitmentOf(serverSeed);
const proof = {
  dice: diceDomain,
  table: source.table,
  commitment,
  serverSeed: Buffer.from(serverSeed).toString('hex'),
  clientSeeds: source.clientSeeds,
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

describe('dicehall verify', () => {
  test('recomputes every die and prints the commitment to compare', async () => {
    const { code, out, err } = await verify(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      `All 5 dice in 1 roll match the seeds. Compare this commitment with the one shown before the match: ${commitment}\n`,
    );
    expect(await verify({ over: true, record })).toMatchObject({ code: 0 });
  });

  test.each([
    ['other dice', { log: [record.log[0], { seat: 0, dice: other }] }, 'wrong-dice', 1],
    ['another server seed', { proof: { ...proof, serverSeed: 'ff'.repeat(32) } }, 'wrong-commitment', -1],
    ['another commitment', { proof: { ...proof, commitment: 'ff'.repeat(32) } }, 'wrong-commitment', -1],
    ['another client seed', { proof: { ...proof, clientSeeds: ['left', 'wrong'] } }, 'wrong-dice', 1],
    ['another table', { proof: { ...proof, table: 'an0ther' } }, 'wrong-dice', 1],
    ['a client seed too few', { proof: { ...proof, clientSeeds: ['left'] } }, 'bad-proof', -1],
    ['a proof of something else', { proof: { ...proof, dice: 'other/1' } }, 'bad-proof', -1],
    ['no proof', { proof: undefined }, 'no-proof', -1],
    ['dice entered by hand', { dice: 'by-hand' }, 'entered-by-hand', -1],
    ['a move out of turn', { log: [{ seat: 1, move: { type: 'roll' } }] }, 'not-your-turn', 0],
  ])('refuses %s', async (_what, changed, code, entry) => {
    const answered = await verify({ ...record, ...changed }, '--json');
    expect(answered.code).toBe(1);
    expect(jsonLines(answered.out)).toMatchObject([{ ok: false, code, entry }]);
    const plain = await verify({ ...record, ...changed });
    expect(plain).toMatchObject({ code: 1, out: '' });
    expect(plain.err).toMatch(/^dicehall: .*line 1.*: .+\n$/);
  });

  test('judges every record of a stream, and gives the line of each refused one', async () => {
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

  test('names a file that cannot be read, and an empty input', async () => {
    const missing = await call('verify /nowhere/at-all.json');
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('/nowhere/at-all.json');
    expect(await verify('')).toMatchObject({ code: 1 });
  });

  const folder = mkdtempSync(join(tmpdir(), 'dicehall-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('takes files', async () => {
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(record, null, 2));
    expect(await call(['verify', file, '--json'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('"code":"verified"'),
    });
  });
});
