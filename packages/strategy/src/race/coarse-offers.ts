import { start } from '#gaps';
import { cached, computeOnce } from '../cached.ts';
import type { Parts } from '../files/solution-file.ts';
import { mostOffered, type Offers, type PackedOffers } from './offers.ts';
import { bankableScores, type RaceRules } from './rules.ts';

const gapSteps = 2 ** 16;
/** The largest error of a stored offer. */
export const coarseError = 1 / (2 * gapSteps);

/** Stands for the gap of an offer whose bank is not optimal. */
const neverBanked = 2 ** 16 - 1;

/**
 * The coded gaps of all offers in a file (assembly/gaps.ts). A gap is how much the banker loses because the next player
 * may take over, in steps of 2^-16.
 */
export interface CoarsePack {
  readonly kinds: Uint8Array;
  readonly gaps: Uint8Array;
  /** The start of each block in `kinds` and in `gaps`. The last element is the end of the last block. */
  readonly blocks: Uint32Array;
}

const coder = computeOnce(start);

/** Returns the block that contains two scores, and the number of the pair in it. */
function placeOf({ target }: RaceRules, own: number, other: number): readonly [block: number, pair: number] {
  const side = coder().side.value;
  const across = Math.ceil(target / side);
  return [across * Math.floor(own / side) + Math.floor(other / side), side * (own % side) + (other % side)];
}

const blocksOf = (rules: RaceRules): number => placeOf(rules, rules.target - 1, rules.target - 1)[0] + 1;

interface Pair {
  readonly own: number;
  readonly other: number;
  /**
   * The index in the block of the pair's first gap, which is that of 1 unit. The unused entries for 0 points come
   * before it.
   */
  readonly start: number;
}

/** The pairs of scores of a block, and its number of gaps. */
interface Block {
  readonly most: Int32Array;
  readonly pairs: readonly Pair[];
  readonly size: number;
}

function layOut(rules: RaceRules, block: number): Block {
  const side = coder().side.value;
  const across = Math.ceil(rules.target / side);
  const most = new Int32Array(side ** 2);
  let size = 0;
  const pairs = Array.from(most, (_, pair): Pair => {
    const own = side * Math.floor(block / across) + Math.floor(pair / side);
    const other = side * (block % across) + (pair % side);
    most[pair] = mostOffered(rules, own, other);
    const start = size + rules.scoring.dice;
    if (most[pair] > 0) size += (most[pair] + 1) * rules.scoring.dice;
    return { own, other, start };
  });
  return { most, pairs, size };
}

/** Encodes or decodes gaps in the memory of the WebAssembly module. */
function code(isReading: boolean, { most, size }: Block, dice: number): void {
  const { memory, maxGaps, ...of } = coder();
  if (size > maxGaps.value) throw new RangeError(`A block has ${size} gaps, more than ${maxGaps.value}`);
  new Int32Array(memory.buffer, of.most.value).set(most);
  of.code(isReading, dice);
}

/** Makes the tables of a file. An encoded gap takes about six bits. */
export function coarseParts(rules: RaceRules, values: Float64Array, offers: PackedOffers): Parts {
  const { target, scoring } = rules;
  const { dice } = scoring;
  const { memory, gaps, kindCode, gapCode, kindBytes, gapBytes } = coder();
  const codes = { kinds: [] as number[], gaps: [] as number[] };
  const blocks: number[] = [];
  for (let block = 0; block < blocksOf(rules); block++) {
    const laidOut = layOut(rules, block);
    const table = new Uint16Array(memory.buffer, gaps.value, laidOut.size);
    for (const { own, other, start: from } of laidOut.pairs) {
      for (const [index, value] of offers.row(own, other).entries()) {
        const untaken = 1 - values[other * target + own + 1 + Math.floor(index / dice)];
        table[from + index] =
          value === 0 ? neverBanked : Math.min(neverBanked - 1, Math.round((untaken - value) * gapSteps));
      }
    }
    code(false, laidOut, dice);
    blocks.push(codes.kinds.length, codes.gaps.length);
    for (const byte of new Uint8Array(memory.buffer, kindCode.value, kindBytes())) codes.kinds.push(byte);
    for (const byte of new Uint8Array(memory.buffer, gapCode.value, gapBytes())) codes.gaps.push(byte);
  }
  blocks.push(codes.kinds.length, codes.gaps.length);
  const scores = bankableScores(rules);
  const starts = scores.flatMap((own) => scores.map((other) => values[own * target + other]));
  return {
    starts: Float64Array.from(starts),
    kinds: Uint8Array.from(codes.kinds),
    gaps: Uint8Array.from(codes.gaps),
    blocks: Uint32Array.from(blocks),
  };
}

/** Restores the values of all turn starts from a file, which contains only the turn starts that a match can reach. */
export function startValues(rules: RaceRules, starts: Float64Array): Float64Array {
  const scores = bankableScores(rules);
  const values = new Float64Array(rules.target ** 2);
  // The possible scores: 0, then every score from the opening on.
  const [none = 0, least = 0] = scores;
  for (const [row, own] of scores.entries()) {
    const [at, end] = [row * scores.length, (row + 1) * scores.length];
    values[own * rules.target + none] = starts[at];
    values.set(starts.subarray(at + 1, end), own * rules.target + least);
  }
  return values;
}

/**
 * Decodes the offers of a file to 16 bits each. It decodes each block on first use, because a position needs few pairs
 * of scores.
 */
export class CoarseOffers implements Offers {
  readonly #rules: RaceRules;
  readonly #values: Float64Array;
  readonly #read: (block: number) => readonly [gaps: Uint16Array, pairs: readonly Pair[]];

  /** @param values the value of every turn start without an offer */
  constructor(rules: RaceRules, values: Float64Array, pack: CoarsePack) {
    this.#rules = rules;
    this.#values = values;
    this.#read = cached(Number, (block: number) => {
      const { memory, gaps, kindCode, gapCode } = coder();
      const [kindsFrom, gapsFrom, kindsTo, gapsTo] = pack.blocks.subarray(2 * block);
      new Uint8Array(memory.buffer, kindCode.value).set(pack.kinds.subarray(kindsFrom, kindsTo));
      new Uint8Array(memory.buffer, gapCode.value).set(pack.gaps.subarray(gapsFrom, gapsTo));
      const laidOut = layOut(rules, block);
      code(true, laidOut, rules.scoring.dice);
      return [new Uint16Array(memory.buffer, gaps.value, laidOut.size).slice(), laidOut.pairs] as const;
    });
  }

  most(own: number, other: number): number {
    return mostOffered(this.#rules, own, other);
  }

  row(own: number, other: number): Float64Array {
    const { target, scoring } = this.#rules;
    const row = new Float64Array(this.most(own, other) * scoring.dice);
    if (row.length === 0) return row;
    const [block, pair] = placeOf(this.#rules, own, other);
    const [gaps, pairs] = this.#read(block);
    const { start: from } = pairs[pair];
    for (let index = 0; index < row.length; index++) {
      const gap = gaps[from + index];
      if (gap === neverBanked) continue;
      row[index] =
        1 - this.#values[other * target + own + 1 + Math.floor(index / scoring.dice)] - gap / gapSteps;
    }
    return row;
  }
}
