import { type OfferPlaces, type Offers, offerPlaces } from './offers.ts';
import { isBankable, type RaceRules } from './rules.ts';
import { type Known, Turn } from './turn.ts';

/** What is known of an offer: two bits each. */
const notTaken = 0;
const stored = 1;
const notBanked = 2;

/**
 * The offers of a race as a file keeps them. Only where banking is the best and the offer will be taken, its value is
 * stored; an offer not taken is worth what the turn start without it is, and where banking is not the best nobody
 * needs its value. So nothing is rounded, and less than a sixth of the values remains.
 */
export interface OfferPack {
  /** Two bits an offer, four offers a byte from the low bits up. */
  readonly marks: Uint8Array;
  readonly values: Float64Array;
  /** How many values are stored before the offers of a banker, at `own * target + other`. */
  readonly before: Uint32Array;
}

/** Packs the offers of a solved race. */
export function packOffers(rules: RaceRules, known: Known): OfferPack {
  const { target, scoring } = rules;
  const { start, most, size } = offerPlaces(rules);
  const marks = new Uint8Array(Math.ceil(size / 4));
  const before = new Uint32Array(target * target);
  const turn = new Turn(rules);
  const parts: Float64Array[] = [];
  let count = 0;
  for (let pair = 0; pair < target * target; pair++) {
    before[pair] = count;
    const largest = most[pair] ?? 0;
    const own = Math.floor(pair / target);
    const other = pair % target;
    if (largest === 0 || !isBankable(rules, own)) continue;
    turn.prepare(own, other, known);
    turn.evaluate(1 - (known.values[other * target + own] ?? 0));
    const row = known.offers.row(own, other);
    const kept: number[] = [];
    for (let index = 0; index < row.length; index++) {
      const value = row[index] ?? 0;
      const points = 1 + Math.floor(index / scoring.dice);
      const untaken = 1 - (known.values[other * target + own + points] ?? 0);
      const banked = value >= (turn.rolled[index + scoring.dice] ?? 0);
      const mark = !banked ? notBanked : value === untaken ? notTaken : stored;
      if (mark === stored) kept.push(value);
      const at = (start[pair] ?? 0) + index;
      marks[at >> 2] = (marks[at >> 2] ?? 0) | (mark << (2 * (at & 3)));
    }
    count += kept.length;
    parts.push(Float64Array.from(kept));
  }
  const values = new Float64Array(count);
  let at = 0;
  for (const part of parts) {
    values.set(part, at);
    at += part.length;
  }
  return { marks, values, before };
}

/** Packed offers, unpacked a pair of scores at a time. */
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
    return this.#places.most[own * this.#rules.target + other] ?? 0;
  }

  row(own: number, other: number): Float64Array {
    const { target, scoring } = this.#rules;
    const { marks, values, before } = this.pack;
    const row = new Float64Array(this.most(own, other) * scoring.dice);
    const start = this.#places.start[own * target + other] ?? 0;
    let next = before[own * target + other] ?? 0;
    for (let index = 0; index < row.length; index++) {
      const at = start + index;
      const mark = ((marks[at >> 2] ?? 0) >> (2 * (at & 3))) & 3;
      if (mark === stored) row[index] = values[next++] ?? 0;
      else if (mark === notTaken) {
        row[index] = 1 - (this.#values[other * target + own + 1 + Math.floor(index / scoring.dice)] ?? 0);
      }
    }
    return row;
  }
}
