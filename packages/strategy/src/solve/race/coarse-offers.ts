import type { Parts } from '../../files/solution-file.ts';
import { type OfferPlaces, type Offers, offerPlaces } from './offers.ts';
import { notTaken, type PackedOffers, stored } from './packed-offers.ts';
import type { RaceRules } from './rules.ts';

const steps = 2 ** 16;
/** The largest error of an offer. */
export const coarseError = 1 / (2 * steps);

/** In place of the gap where banking is not optimal. */
const never = 2 ** 16 - 1;

/**
 * Offers in 16 bits each. The gap of an offer is how much the banker loses because the next player may take it over, in
 * steps of 2^-16.
 */
export class CoarseOffers implements Offers {
  readonly #dice: number;
  readonly #target: number;
  readonly #places: OfferPlaces;
  readonly #values: Float64Array;
  readonly #gaps: Uint16Array;

  /** @param values the value of every turn start without an offer */
  constructor(rules: RaceRules, values: Float64Array, gaps: Uint16Array) {
    this.#dice = rules.scoring.dice;
    this.#target = rules.target;
    this.#places = offerPlaces(rules);
    this.#values = values;
    this.#gaps = gaps;
  }

  most(own: number, other: number): number {
    return this.#places.most[own * this.#target + other];
  }

  row(own: number, other: number): Float64Array {
    const row = new Float64Array(this.most(own, other) * this.#dice);
    const start = this.#places.start[own * this.#target + other];
    const banked = other * this.#target + own + 1;
    for (let index = 0; index < row.length; index++) {
      const gap = this.#gaps[start + index];
      if (gap === never) continue;
      row[index] = 1 - this.#values[banked + Math.floor(index / this.#dice)] - gap / steps;
    }
    return row;
  }
}

/** For each gap of an offer that is taken, its difference from the expected one: even if positive, odd if negative. */
interface Changes {
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** A row of offers, and where the rows begin from which its gaps are expected. */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly less: number;
  readonly fewer: number;
  readonly both: number;
}

/** A table of gaps. After the last row there is one of offers that are not made, in place of rows that do not exist. */
const emptyGaps = ({ target, scoring }: RaceRules, { size }: OfferPlaces): Uint16Array =>
  new Uint16Array(size + target * scoring.dice).fill(never, size);

/** A gap is expected from the rows before: those with one unit less for one player added, less the one with both. */
function expectedGap(less: number, fewer: number, both: number): number {
  const sum = less === never ? fewer : fewer === never || both === never ? less : less + fewer - both;
  return sum === never ? 0 : sum;
}

/** Visits the rows of offers in their order. */
function eachRow(rules: RaceRules, { start, most, size }: OfferPlaces, visit: (row: Row) => void): void {
  const { target, scoring } = rules;
  const rowAt = (own: number, other: number): number =>
    own < 0 || other < 0 || most[own * target + other] === 0 ? size : start[own * target + other];
  for (let own = 0; own < target; own++) {
    for (let other = 0; other < target; other++) {
      const from = start[own * target + other];
      visit({
        from,
        to: from + most[own * target + other] * scoring.dice,
        less: rowAt(own - 1, other),
        fewer: rowAt(own, other - 1),
        both: rowAt(own - 1, other - 1),
      });
    }
  }
}

const markAt = (marks: Uint8Array, at: number): number => (marks[at >> 2] >> ((at & 3) << 1)) & 3;

/** The tables of a file: as differences from expected gaps, they compress to a third. */
export function coarseParts(rules: RaceRules, values: Float64Array, offers: PackedOffers): Parts {
  const { target, scoring } = rules;
  const { marks } = offers.pack;
  const places = offerPlaces(rules);
  const gaps = emptyGaps(rules, places);
  for (let own = 0; own < target; own++) {
    for (let other = 0; other < target; other++) {
      const start = places.start[own * target + other];
      for (const [index, value] of offers.row(own, other).entries()) {
        const untaken = 1 - values[other * target + own + 1 + Math.floor(index / scoring.dice)];
        gaps[start + index] = Math.min(never - 1, Math.round((untaken - value) * steps));
      }
    }
  }
  const count = offers.pack.values.high.length;
  const low = new Uint8Array(count);
  const high = new Uint8Array(count);
  let next = 0;
  eachRow(rules, places, ({ from, to, less, fewer, both }) => {
    for (let at = from, index = 0; at < to; at++, index++) {
      const mark = markAt(marks, at);
      if (mark !== stored) {
        gaps[at] = mark === notTaken ? 0 : never;
        continue;
      }
      const expected = expectedGap(gaps[less + index], gaps[fewer + index], gaps[both + index]);
      const change = ((gaps[at] - expected) << 16) >> 16;
      const folded = change < 0 ? -2 * change - 1 : 2 * change;
      low[next] = folded & 0xff;
      high[next] = folded >> 8;
      next += 1;
    }
  });
  return { values, marks, changesLow: low, changesHigh: high };
}

/** Restores a row; a function of its own with nothing but locals, for speed. Returns the number of changes read so far. */
function restoreRow(
  gaps: Uint16Array,
  marks: Uint8Array,
  { low, high }: Changes,
  { from, to, less, fewer, both }: Row,
  read: number,
): number {
  let next = read;
  for (let at = from, index = 0; at < to; at++, index++) {
    const mark = markAt(marks, at);
    if (mark !== stored) {
      gaps[at] = mark === notTaken ? 0 : never;
      continue;
    }
    const folded = low[next] | (high[next] << 8);
    const expected = expectedGap(gaps[less + index], gaps[fewer + index], gaps[both + index]);
    gaps[at] = expected + ((folded >> 1) ^ -(folded & 1));
    next += 1;
  }
  return next;
}

/** Restores the gaps of a file: a phone has a second for twelve million offers. */
export function gapsOf(rules: RaceRules, marks: Uint8Array, changes: Changes): Uint16Array {
  const places = offerPlaces(rules);
  const gaps = emptyGaps(rules, places);
  let read = 0;
  eachRow(rules, places, (row) => {
    read = restoreRow(gaps, marks, changes, row, read);
  });
  return gaps;
}
