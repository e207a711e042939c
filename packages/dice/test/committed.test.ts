import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientCommitmentOf, commitmentOf, committedDice, diceDomain } from '../src/index.ts';
import { commitmentOf1, committedDice1, diceDomain1 } from '../src/proof.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const [left, right] = ['1e'.repeat(32), '4f'.repeat(32)];
const source = {
  serverSeed,
  table: 'tab1e00000000000',
  clientCommitments: [clientCommitmentOf(left), clientCommitmentOf(right)],
  clientSeeds: [left, right],
};

const u16 = (n: number) => Buffer.from([n >> 8, n & 255]);
const u32 = (n: number) => Buffer.from([(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]);
const text = (t: string) => Buffer.concat([u16(Buffer.byteLength(t)), Buffer.from(t)]);
const sha256 = (...parts: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest('hex');

/** An independent implementation of the derivation, written from docs/dice.md alone, with Node's own HMAC. */
function byTheBook(seed: Uint8Array, prefix: Buffer, index: number, count: number): number[] {
  const dice: number[] = [];
  for (let counter = 0; dice.length < count; counter += 1) {
    const message = Buffer.concat([prefix, u32(index), u32(counter)]);
    for (const byte of createHmac('sha256', seed).update(message).digest()) {
      if (byte < 252 && dice.length < count) dice.push((byte % 6) + 1);
    }
  }
  return dice;
}

type BySeat<Value> = readonly Value[];

function prefixOf(table: string, commitments: BySeat<string | null>, seeds: BySeat<string | null>): Buffer {
  const parts = commitments.map((commitment, seat) => {
    const seed = seeds[seat] ?? null;
    if (seed !== null) return Buffer.from(`02${seed}`, 'hex');
    return commitment === null ? Buffer.from([0]) : Buffer.from(`01${commitment}`, 'hex');
  });
  return Buffer.concat([text(diceDomain), text(table), u16(parts.length), ...parts]);
}

const prefixOf1 = (table: string, seeds: BySeat<string>): Buffer =>
  Buffer.concat([text(diceDomain1), text(table), u16(seeds.length), ...seeds.map(text)]);

interface Vector {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly table: string;
  readonly throws: readonly { readonly index: number; readonly dice: readonly number[] }[];
}
const vectors = JSON.parse(readFileSync(new URL('./dice-vectors.json', import.meta.url), 'utf8')) as {
  readonly version1: readonly (Vector & { readonly clientSeeds: BySeat<string> })[];
  readonly version2: readonly (Vector & {
    readonly clientCommitments: BySeat<string | null>;
    readonly clientSeeds: BySeat<string | null>;
  })[];
};
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** Returns 32 bytes as hexadecimal digits. */
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => Buffer.from(key).toString('hex'));
const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const throwIndex = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const count = fc.integer({ min: 0, max: 90 });

describe('committed dice follow from the seeds', () => {
  test('committed dice follow the documented derivation for any seeds', () => {
    const part = fc.oneof(
      fc.constant({ commitment: null, seed: null }),
      hash.map((commitment) => ({ commitment, seed: null })),
      hash.map((seed) => ({ commitment: sha256(bytes(seed)), seed })),
    );
    const run = fc.property(
      key,
      fc.string(),
      fc.array(part, { maxLength: 12 }),
      throwIndex,
      count,
      (seed, table, parts, at, dice) => {
        const clientCommitments = parts.map(({ commitment }) => commitment);
        const clientSeeds = parts.map((one) => one.seed);
        const derived = committedDice({ serverSeed: seed, table, clientCommitments, clientSeeds });
        expect(derived.thrown(at, dice)).toEqual(
          byTheBook(seed, prefixOf(table, clientCommitments, clientSeeds), at, dice),
        );
      },
    );
    fc.assert(run, { numRuns: 200 });
  });

  test('records of version 1 follow the derivation of version 1', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 70 }), { maxLength: 12 });
    const run = fc.property(key, fc.string(), texts, throwIndex, count, (seed, table, seeds, at, dice) => {
      const derived = committedDice1({ serverSeed: seed, table, clientSeeds: seeds });
      expect(derived.thrown(at, dice)).toEqual(byTheBook(seed, prefixOf1(table, seeds), at, dice));
    });
    fc.assert(run, { numRuns: 100 });
  });

  test('committed dice match the test vectors of both versions of the derivation', () => {
    for (const vector of vectors.version2) {
      const seed = bytes(vector.serverSeed);
      expect(commitmentOf(seed, vector.table)).toBe(vector.commitment);
      expect(sha256(text(diceDomain), text(vector.table), seed)).toBe(vector.commitment);
      const prefix = prefixOf(vector.table, vector.clientCommitments, vector.clientSeeds);
      for (const { index, dice } of vector.throws) {
        expect(committedDice({ ...vector, serverSeed: seed }).thrown(index, dice.length)).toEqual(dice);
        expect(byTheBook(seed, prefix, index, dice.length)).toEqual(dice);
      }
    }
    for (const vector of vectors.version1) {
      const seed = bytes(vector.serverSeed);
      expect(commitmentOf1(seed)).toBe(vector.commitment);
      for (const { index, dice } of vector.throws)
        expect(committedDice1({ ...vector, serverSeed: seed }).thrown(index, dice.length)).toEqual(dice);
    }
    expect([vectors.version1.length, vectors.version2.length].every((length) => length >= 3)).toBe(true);
  });

  test('committed dice change if any input of their derivation changes', () => {
    const [first = null, second = null] = source.clientCommitments;
    const changed = [
      source,
      { ...source, serverSeed: serverSeed.map((byte) => byte ^ 1) },
      { ...source, table: 'tab1e00000000001' },
      { ...source, clientSeeds: [left, left] },
      { ...source, clientSeeds: [right, left] },
      { ...source, clientSeeds: [left, null] },
      { ...source, clientCommitments: [first, null], clientSeeds: [left, null] },
      { ...source, clientCommitments: [first, null, second], clientSeeds: [left, null, right] },
      { ...source, clientCommitments: [first], clientSeeds: [left] },
    ].map((one) => committedDice(one).thrown(0, 60).join(''));
    changed.push(committedDice(source).thrown(1, 60).join(''));
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('a seed that is too short and an impossible throw index are rejected', () => {
    expect(() => committedDice({ ...source, serverSeed: serverSeed.slice(1) })).toThrow(
      new RangeError('A server seed has 32 bytes'),
    );
    expect(() => committedDice(source).thrown(-1, 1)).toThrow(new RangeError('-1 is not 0 to 4294967295'));
    expect(() => committedDice(source).thrown(2 ** 32, 1)).toThrow(RangeError);
  });

  test('committed dice are fair over three million dice, alone and in pairs', () => {
    const perThrow = 30;
    const throws = 100_000;
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
    const total = perThrow * throws;
    expect(total).toBe(3_000_000);
    const chiSquare = (counts: Float64Array) => {
      const expected = total / counts.length;
      return counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    };
    // The upper quantiles of chi-square at 1 in 10,000: 25.74 with 5 degrees of freedom, and 73.31 with 35.
    expect(chiSquare(single)).toBeLessThan(25.74);
    expect(chiSquare(pairs)).toBeLessThan(73.31);
    // Dice that are too even are wrong, too. These are the lower quantiles at 1 in 10,000.
    expect(chiSquare(single)).toBeGreaterThan(0.08);
    expect(chiSquare(pairs)).toBeGreaterThan(11);
  });
});
