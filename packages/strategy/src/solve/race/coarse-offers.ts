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

/**
 * Between gaps and changes. A gap is expected from the rows before: the two with one unit less for one player added, less the
 * row with one unit less for both. One loop for both directions: a phone has a second for twelve million offers.
 */
function recode(
  to: 'changes' | 'gaps',
  rules: RaceRules,
  marks: Uint8Array,
  gaps: Uint16Array,
  { low, high }: Changes,
): void {
  const { target, scoring } = rules;
  const { start: places, most } = offerPlaces(rules);
  // As integers: with the doubles of the layout every index below would be converted.
  const start = Int32Array.from(places);
  const isRestored = to === 'gaps';
  const rowAt = (own: number, other: number): number =>
    own < 0 || other < 0 || most[own * target + other] === 0 ? -1 : start[own * target + other];
  let next = 0;
  for (let own = 0; own < target; own++) {
    for (let other = 0; other < target; other++) {
      const from = start[own * target + other];
      const length = most[own * target + other] * scoring.dice;
      const less = rowAt(own - 1, other);
      const fewer = rowAt(own, other - 1);
      const both = rowAt(own - 1, other - 1);
      for (let index = 0; index < length; index++) {
        const at = from + index;
        const mark = (marks[at >> 2] >> (2 * (at & 3))) & 3;
        if (mark !== stored) {
          gaps[at] = mark === notTaken ? 0 : never;
          continue;
        }
        const a = less < 0 ? never : gaps[less + index];
        const b = fewer < 0 ? never : gaps[fewer + index];
        const c = both < 0 ? never : gaps[both + index];
        const sum = a === never ? b : b === never || c === never ? a : a + b - c;
        const expected = sum === never ? 0 : sum;
        if (isRestored) {
          const folded = low[next] | (high[next] << 8);
          gaps[at] = (expected + ((folded >> 1) ^ -(folded & 1))) & 0xffff;
        } else {
          const change = ((gaps[at] - expected) << 16) >> 16;
          const folded = change < 0 ? -2 * change - 1 : 2 * change;
          low[next] = folded & 0xff;
          high[next] = folded >> 8;
        }
        next += 1;
      }
    }
  }
}

/** The tables of a file: as differences from expected gaps, they compress to a third. */
export function coarseParts(rules: RaceRules, values: Float64Array, offers: PackedOffers): Parts {
  const { target, scoring } = rules;
  const { marks } = offers.pack;
  const places = offerPlaces(rules);
  const gaps = new Uint16Array(places.size);
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
  const changes: Changes = { low: new Uint8Array(count), high: new Uint8Array(count) };
  recode('changes', rules, marks, gaps, changes);
  return { values, marks, changesLow: changes.low, changesHigh: changes.high };
}

/** Restores the gaps of a file. */
export function gapsOf(rules: RaceRules, marks: Uint8Array, changes: Changes): Uint16Array {
  const gaps = new Uint16Array(offerPlaces(rules).size);
  recode('gaps', rules, marks, gaps, changes);
  return gaps;
}
