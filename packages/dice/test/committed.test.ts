import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, committedDice, diceDomain, verifyRecord } from '../src/index.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const source = { serverSeed, table: 'tab1e00000000000', clientSeeds: ['left', 'right'] };

/** The derivation once more, from docs/dice.md alone and with Node's own HMAC. */
function byTheBook(
  seed: Uint8Array,
  table: string,
  seeds: readonly string[],
  index: number,
  count: number,
): number[] {
  const u16 = (n: number) => Buffer.from([n >> 8, n & 255]);
  const u32 = (n: number) => Buffer.from([(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]);
  const text = (t: string) => Buffer.concat([u16(Buffer.byteLength(t)), Buffer.from(t)]);
  const dice: number[] = [];
  for (let counter = 0; dice.length < count; counter += 1) {
    const message = Buffer.concat([
      text(diceDomain),
      text(table),
      u16(seeds.length),
      ...seeds.map(text),
      u32(index),
      u32(counter),
    ]);
    for (const byte of createHmac('sha256', seed).update(message).digest()) {
      if (byte < 252 && dice.length < count) dice.push((byte % 6) + 1);
    }
  }
  return dice;
}

interface Vector {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly table: string;
  readonly clientSeeds: readonly string[];
  readonly throws: readonly { readonly index: number; readonly dice: readonly number[] }[];
}
const vectors = JSON.parse(readFileSync(new URL('./dice-vectors.json', import.meta.url), 'utf8')) as {
  readonly domain: string;
  readonly vectors: readonly Vector[];
};

describe('committed dice', () => {
  test('follow the documented derivation, whatever the seeds', () => {
    const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 70 }), { maxLength: 12 });
    const throwIndex = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const run = fc.property(
      seed,
      fc.string(),
      texts,
      throwIndex,
      fc.integer({ min: 0, max: 90 }),
      (key, table, seeds, at, count) => {
        const dice = committedDice({ serverSeed: key, table, clientSeeds: seeds }).thrown(at, count);
        expect(dice).toEqual(byTheBook(key, table, seeds, at, count));
      },
    );
    fc.assert(run, { numRuns: 200 });
  });

  test('match the test vectors', () => {
    expect(vectors.domain).toBe(diceDomain);
    for (const vector of vectors.vectors) {
      const key = Uint8Array.from(Buffer.from(vector.serverSeed, 'hex'));
      expect(commitmentOf(key)).toBe(vector.commitment);
      expect(createHash('sha256').update(key).digest('hex')).toBe(vector.commitment);
      for (const { index, dice } of vector.throws) {
        expect(committedDice({ ...vector, serverSeed: key }).thrown(index, dice.length)).toEqual(dice);
        expect(byTheBook(key, vector.table, vector.clientSeeds, index, dice.length)).toEqual(dice);
      }
    }
  });

  test('change when any input changes', () => {
    const changed = [
      source,
      { ...source, serverSeed: serverSeed.map((byte) => byte ^ 1) },
      { ...source, table: 'tab1e00000000001' },
      { ...source, clientSeeds: ['lef', 'tright'] },
      { ...source, clientSeeds: ['right', 'left'] },
      { ...source, clientSeeds: ['leftright'] },
      { ...source, clientSeeds: ['left', 'right', ''] },
    ].map((one) => committedDice(one).thrown(0, 60).join(''));
    changed.push(committedDice(source).thrown(1, 60).join(''));
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('reject a short seed and an impossible throw index', () => {
    expect(() => committedDice({ ...source, serverSeed: serverSeed.slice(1) })).toThrow(RangeError);
    expect(() => committedDice(source).thrown(-1, 1)).toThrow(RangeError);
    expect(() => committedDice(source).thrown(2 ** 32, 1)).toThrow(RangeError);
  });

  test('are fair over ten million dice, alone and in pairs', () => {
    const perThrow = 30;
    const throws = 333_334;
    const dice = committedDice(source);
    const pairs = new Float64Array(36);
    const single = new Float64Array(6);
    let last = 0;
    for (let index = 0; index < throws; index += 1) {
      for (const face of dice.thrown(index, perThrow)) {
        single[face - 1] = (single[face - 1] ?? 0) + 1;
        const pair = last * 6 + face - 1;
        pairs[pair] = (pairs[pair] ?? 0) + 1;
        last = face - 1;
      }
    }
    const count = perThrow * throws;
    expect(count).toBeGreaterThanOrEqual(10_000_000);
    const chiSquare = (counts: Float64Array) => {
      const expected = count / counts.length;
      return counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    };
    // Quantiles of chi-square at 1 in 10,000: 25.74 with 5 degrees of freedom, 73.31 with 35.
    expect(chiSquare(single)).toBeLessThan(25.74);
    expect(chiSquare(pairs)).toBeLessThan(73.31);
    // A generator that is too even is wrong too: the quantiles at 1 in 10,000 from below.
    expect(chiSquare(single)).toBeGreaterThan(0.08);
    expect(chiSquare(pairs)).toBeGreaterThan(11);
  }, 30_000);
});

describe('verifying a record', () => {
  const dice = committedDice(source);
  const proof = {
    dice: diceDomain,
    table: source.table,
    commitment: commitmentOf(serverSeed),
    serverSeed: Buffer.from(serverSeed).toString('hex'),
    clientSeeds: source.clientSeeds,
  };
  const record = {
    format: 'dicehall/1',
    game: 'greed',
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
    log: [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: dice.thrown(0, 5) },
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: dice.thrown(1, 3) },
    ],
    proof,
  };
  const codeOf = (changed: unknown) => {
    const verified = verifyRecord(changed);
    return verified.ok ? null : verified.error.code;
  };

  test('verifies every die', () => {
    expect(verifyRecord(record)).toEqual({
      ok: true,
      value: { throws: 2, dice: 8, commitment: proof.commitment },
    });
  });

  test('names the entry whose dice differ, and the expected faces', () => {
    const [first = 1, ...rest] = dice.thrown(1, 3);
    const log = record.log.with(3, { seat: 0, dice: [first === 6 ? 1 : ((first + 1) as 2), ...rest] });
    expect(verifyRecord({ ...record, log })).toEqual({
      ok: false,
      error: { code: 'wrong-dice', entry: 3, expected: dice.thrown(1, 3) },
    });
  });

  test.each([
    ['no record', null, 'no-record'],
    ['no log', { proof }, 'no-record'],
    ['no proof', { ...record, proof: undefined }, 'no-proof'],
    ['real dice', { ...record, proof: undefined, dice: 'by-hand' }, 'entered-by-hand'],
    ['another derivation', { ...record, proof: { ...proof, dice: 'x' } }, 'bad-proof'],
    ['a seed that is no hex', { ...record, proof: { ...proof, serverSeed: 'zz' } }, 'bad-proof'],
    ['a seat without a seed', { ...record, proof: { ...proof, clientSeeds: ['left'] } }, 'bad-proof'],
    [
      'another server seed',
      { ...record, proof: { ...proof, serverSeed: '00'.repeat(32) } },
      'wrong-commitment',
    ],
    ['a throw left out', { ...record, log: record.log.toSpliced(1, 1) }, 'wrong-dice'],
    ['a throw of no dice', { ...record, log: [{ seat: 0, dice: [] }] }, 'wrong-dice'],
  ])('refuses %s', (_name, changed, code) => {
    expect(codeOf(changed)).toBe(code);
  });
});
