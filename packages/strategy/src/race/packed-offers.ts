import { type Fixed, fixedAt, toFixed48 } from '../files/fixed.ts';
import { type OfferPlaces, type Offers, offerPlaces } from './offers.ts';
import type { RaceRules } from './rules.ts';
import type { Known, Turn } from './turn.ts';

/** The mark of an offer, in two bits. */
export const notTaken = 0;
export const stored = 1;
const notBanked = 2;

/**
 * The offers of a race in a file. A value is stored only where banking is optimal and the offer will be taken: an offer
 * not taken has the value of the turn start without it, and where banking is not optimal the value is not needed. Less than
 * a quarter of the values remains, in 48 bits each.
 */
export interface OfferPack {
  /** Two bits for each offer, four offers in a byte from the low bits up. */
  readonly marks: Uint8Array;
  readonly values: Fixed;
  /** At `own * target + other`: the number of values stored before the offers of this banker. */
  readonly before: Uint32Array;
}

/** Packs the offers of a solved race; needs every turn, in the order of `everyTurn`. */
export class OfferPacker {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #places: OfferPlaces;
  readonly #marks: Uint8Array;
  readonly #before: Uint32Array;
  #values = new Float64Array(1 << 16);
  #count = 0;

  constructor(rules: RaceRules, known: Known) {
    this.#rules = rules;
    this.#known = known;
    this.#places = offerPlaces(rules);
    this.#marks = new Uint8Array(Math.ceil(this.#places.size / 4));
    this.#before = new Uint32Array(rules.target ** 2);
  }

  show({ own, other, rolled }: Turn): void {
    const { target, scoring } = this.#rules;
    const { dice } = scoring;
    const pair = own * target + other;
    this.#before[pair] = this.#count;
    const row = this.#known.offers.row(own, other);
    let at = this.#places.start[pair];
    for (let index = 0; index < row.length; index++) {
      const d = index % dice;
      const points = 1 + (index - d) / dice;
      const value = row[index];
      const untaken = 1 - this.#known.values[other * target + own + points];
      const mark = value < rolled[points * dice + d] ? notBanked : value === untaken ? notTaken : stored;
      if (mark === stored) this.#store(value);
      this.#marks[at >> 2] = this.#marks[at >> 2] | (mark << (2 * (at & 3)));
      at += 1;
    }
  }

  #store(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Float64Array(2 * this.#values.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  pack(): OfferPack {
    return {
      marks: this.#marks,
      values: toFixed48(this.#values.subarray(0, this.#count)),
      before: this.#before,
    };
  }
}

/** Packed offers, unpacked for one pair of scores at a time. */
export class PackedOffers implements Offers {
  readonly pack: OfferPack;
  readonly #rules: RaceRules;
  readonly #places: OfferPlaces;
  readonly #values: Float64Array;

  /** @param values the value of every turn start without an offer */
  constructor(rules: RaceRules, values: Float64Array, pack: OfferPack) {
    this.#rules = rules;
    this.#places = offerPlaces(rules);
    this.#values = values;
    this.pack = pack;
  }

  most(own: number, other: number): number {
    return this.#places.most[own * this.#rules.target + other];
  }

  row(own: number, other: number): Float64Array {
    const { target, scoring } = this.#rules;
    const { marks, values, before } = this.pack;
    const row = new Float64Array(this.most(own, other) * scoring.dice);
    const start = this.#places.start[own * target + other];
    let next = before[own * target + other];
    for (let index = 0; index < row.length; index++) {
      const at = start + index;
      const mark = (marks[at >> 2] >> (2 * (at & 3))) & 3;
      if (mark === stored) row[index] = fixedAt(values, next++);
      else if (mark === notTaken) {
        row[index] = 1 - this.#values[other * target + own + 1 + Math.floor(index / scoring.dice)];
      }
    }
    return row;
  }
}
