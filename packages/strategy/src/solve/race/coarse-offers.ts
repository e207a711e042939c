import { cached } from '../../cached.ts';
import type { Parts } from '../../files/solution-file.ts';
import { type OfferPlaces, type Offers, offerPlaces } from './offers.ts';
import { notTaken, type PackedOffers, stored } from './packed-offers.ts';
import type { RaceRules } from './rules.ts';

const steps = 2 ** 16;
/** The largest error of an offer. */
export const coarseError = 1 / (2 * steps);

/** In place of the gap where banking is not optimal. */
const never = 2 ** 16 - 1;

/** So many scores of the banker are a block, which is read alone: more make a smaller file, and more to read at once. */
const blockScores = 8;

/**
 * The gaps of all offers in a file. The gap of an offer is how much the banker loses because the next player may take it
 * over, in steps of 2^-16. For each gap of an offer that is taken there is its difference from the expected one: even if
 * positive, odd if negative.
 */
export interface CoarsePack {
  /** As in `OfferPack`. */
  readonly marks: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** The number of differences before each block. */
  readonly before: Uint32Array;
}

/** A row of offers in its block, and where the rows begin from which its gaps are expected. */
interface Row {
  readonly own: number;
  readonly other: number;
  readonly from: number;
  readonly to: number;
  readonly less: number;
  readonly fewer: number;
  readonly both: number;
}

/** The rows of a block, and what is added to a place in it for that among all offers. */
interface Block {
  readonly rows: readonly Row[];
  readonly shift: number;
  readonly size: number;
}

const blockOf = (own: number): number => Math.floor(own / blockScores);

/** In a block there are offers that are not made in front of all others, in place of rows that do not exist. */
const none = 0;

function layOut({ target, scoring }: RaceRules, { start, most }: OfferPlaces, block: number): Block {
  const { dice } = scoring;
  const first = block * blockScores;
  const pairs: [own: number, other: number][] = [];
  for (let own = first; own < Math.min(target, first + blockScores); own++) {
    for (let other = 0; other < target; other++) if (most[own * target + other] > 0) pairs.push([own, other]);
  }
  const [[own0, other0] = [0, 0]] = pairs;
  const shift = start[own0 * target + other0] - target * dice;
  const placeOf = (own: number, other: number): number =>
    own < first || other < 0 || most[own * target + other] === 0 ? none : start[own * target + other] - shift;
  let size = target * dice;
  const rows = pairs.map(([own, other]): Row => {
    const from = placeOf(own, other);
    const fewer = placeOf(own, other - 1);
    size = from + most[own * target + other] * dice;
    // Without a row of the banker before, offers of one unit less take its place.
    const isFirst = placeOf(own - 1, other) === none;
    const [less, both] = isFirst
      ? [from - dice, Math.max(none, fewer - dice)]
      : [placeOf(own - 1, other), placeOf(own - 1, other - 1)];
    return { own, other, from, to: size, less, fewer, both };
  });
  return { rows, shift, size };
}

/** A gap is expected from the rows before: those with one unit less for one player added, less the one with both. */
function expectedGap(less: number, fewer: number, both: number): number {
  const sum = less === never ? fewer : fewer === never || both === never ? less : less + fewer - both;
  return sum === never ? 0 : sum;
}

const markAt = (marks: Uint8Array, at: number): number => (marks[at >> 2] >> ((at & 3) << 1)) & 3;

/** The tables of a file: as differences from expected gaps, they compress to a third. */
export function coarseParts(rules: RaceRules, values: Float64Array, offers: PackedOffers): Parts {
  const { target, scoring } = rules;
  const { marks } = offers.pack;
  const places = offerPlaces(rules);
  const count = offers.pack.values.high.length;
  const low = new Uint8Array(count);
  const high = new Uint8Array(count);
  const before = new Uint32Array(blockOf(target - 1) + 1);
  let next = 0;
  for (let block = 0; block < before.length; block++) {
    before[block] = next;
    const { rows, shift, size } = layOut(rules, places, block);
    const gaps = new Uint16Array(size).fill(never);
    for (const { own, other, from, less, fewer, both } of rows) {
      for (const [index, value] of offers.row(own, other).entries()) {
        const at = from + index;
        const mark = markAt(marks, at + shift);
        if (mark === notTaken) gaps[at] = 0;
        if (mark !== stored) continue;
        const untaken = 1 - values[other * target + own + 1 + Math.floor(index / scoring.dice)];
        gaps[at] = Math.min(never - 1, Math.round((untaken - value) * steps));
        const expected = expectedGap(gaps[less + index], gaps[fewer + index], gaps[both + index]);
        const change = ((gaps[at] - expected) << 16) >> 16;
        const folded = change < 0 ? -2 * change - 1 : 2 * change;
        low[next] = folded & 0xff;
        high[next] = folded >> 8;
        next += 1;
      }
    }
  }
  return { values, marks, changesLow: low, changesHigh: high, changesBefore: before };
}

/** Restores a row; a function of its own with nothing but locals, for speed. Returns the number of changes read so far. */
function restoreRow(
  gaps: Uint16Array,
  { marks, low, high }: CoarsePack,
  shift: number,
  { from, to, less, fewer, both }: Row,
  read: number,
): number {
  let next = read;
  for (let at = from, index = 0; at < to; at++, index++) {
    const mark = markAt(marks, at + shift);
    if (mark !== stored) {
      if (mark === notTaken) gaps[at] = 0;
      continue;
    }
    const folded = low[next] | (high[next] << 8);
    const expected = expectedGap(gaps[less + index], gaps[fewer + index], gaps[both + index]);
    gaps[at] = expected + ((folded >> 1) ^ -(folded & 1));
    next += 1;
  }
  return next;
}

interface Gaps {
  readonly gaps: Uint16Array;
  readonly shift: number;
}

/** The offers of a file, in 16 bits each. A position needs those of one banker or two: blocks are read at their first use. */
export class CoarseOffers implements Offers {
  readonly #dice: number;
  readonly #target: number;
  readonly #places: OfferPlaces;
  readonly #values: Float64Array;
  readonly #block: (block: number) => Gaps;

  /** @param values the value of every turn start without an offer */
  constructor(rules: RaceRules, values: Float64Array, pack: CoarsePack) {
    this.#dice = rules.scoring.dice;
    this.#target = rules.target;
    this.#places = offerPlaces(rules);
    this.#values = values;
    this.#block = cached(Number, (block: number) => this.#restore(rules, pack, block));
  }

  #restore(rules: RaceRules, pack: CoarsePack, block: number): Gaps {
    const { rows, shift, size } = layOut(rules, this.#places, block);
    const gaps = new Uint16Array(size).fill(never);
    let read = pack.before[block];
    for (const row of rows) read = restoreRow(gaps, pack, shift, row, read);
    return { gaps, shift };
  }

  most(own: number, other: number): number {
    return this.#places.most[own * this.#target + other];
  }

  row(own: number, other: number): Float64Array {
    const row = new Float64Array(this.most(own, other) * this.#dice);
    if (row.length === 0) return row;
    const { gaps, shift } = this.#block(blockOf(own));
    const start = this.#places.start[own * this.#target + other] - shift;
    const banked = other * this.#target + own + 1;
    for (let index = 0; index < row.length; index++) {
      const gap = gaps[start + index];
      if (gap === never) continue;
      row[index] = 1 - this.#values[banked + Math.floor(index / this.#dice)] - gap / steps;
    }
    return row;
  }
}
