import { type Fixed, fixedAt, toFixed48 } from '../files/fixed.ts';
import { isBankable, type RaceRules } from './rules.ts';

/**
 * The values of banking for the banker if the next player may take over: one for each number of points and of dice that
 * the bank leaves. They are stored in the order in which the evaluation of a turn reads them.
 */
export interface Offers {
  /** Returns the maximum number of units that a banker at `own` can pass on; 0 if nothing can be taken over. */
  most(own: number, other: number): number;
  /**
   * Returns the values up to `most` points, at index `(points - 1) * dice + d - 1`. Values of banks that are not
   * optimal are undefined.
   */
  row(own: number, other: number): Float64Array;
}

/** The solved values that a turn depends on. */
export interface Known {
  /** The win probability of a player who starts a turn without an offer, at an index from `startAt`. */
  readonly values: Float64Array;
  readonly offers: Offers;
}

/** An evaluated turn between two scores; see `Turn`. */
interface EvaluatedTurn {
  readonly own: number;
  readonly other: number;
  /** The value of rolling at each position of the turn, at index `points * dice + d - 1`. */
  readonly rolled: Float64Array;
}

/** The layout of all offers in one array, both in memory and in files. */
export interface OfferPlaces {
  /** The index of the first offer of each banker, at index `own * target + other`. */
  readonly start: Float64Array;
  readonly most: Int32Array;
  readonly size: number;
}

/** Computes the result of `Offers.most` from the rules. */
export function mostOffered(rules: RaceRules, own: number, other: number): number {
  const { target, opening, takeOver } = rules;
  if (!takeOver || other < opening || !isBankable(rules, own) || !isBankable(rules, other)) return 0;
  return target - 1 - Math.max(own, other);
}

/** Computes the layout of the offers of a race; empty if nothing can be taken over. */
export function offerPlaces(rules: RaceRules): OfferPlaces {
  const { target } = rules;
  const start = new Float64Array(target * target);
  const most = new Int32Array(target * target);
  let size = 0;
  for (let own = 0; own < target; own++) {
    for (let other = 0; other < target; other++) {
      const pair = own * target + other;
      start[pair] = size;
      most[pair] = mostOffered(rules, own, other);
      size += most[pair] * rules.scoring.dice;
    }
  }
  return { start, most, size };
}

/** All offers of a race while it is being solved. */
export class OfferTable implements Offers {
  readonly places: OfferPlaces;
  readonly values: Float64Array;
  readonly #rules: RaceRules;

  constructor(rules: RaceRules) {
    this.#rules = rules;
    this.places = offerPlaces(rules);
    this.values = new Float64Array(this.places.size);
  }

  most(own: number, other: number): number {
    return this.places.most[own * this.#rules.target + other];
  }

  row(own: number, other: number): Float64Array {
    const start = this.places.start[own * this.#rules.target + other];
    return this.values.subarray(start, start + this.most(own, other) * this.#rules.scoring.dice);
  }

  /**
   * Fills in the values of all offers after banks that take the banker to `score` while the other player is at
   * `other`.
   * @param value the value for `other` without the offer
   * @param taken the turn of `other` against `score`
   */
  fill(score: number, other: number, value: number, taken: EvaluatedTurn): void {
    const { target, opening, takeOver } = this.#rules;
    const { dice } = this.#rules.scoring;
    if (!takeOver || other < opening) return;
    const largest = Math.min(score, target - 1 - other);
    for (let points = 1; points <= largest; points++) {
      const own = score - points;
      if (!isBankable(this.#rules, own)) continue;
      const from = this.places.start[own * target + other] + (points - 1) * dice;
      for (let d = 0; d < dice; d++) {
        this.values[from + d] = 1 - Math.max(taken.rolled[points * dice + d], value);
      }
    }
  }
}

/**
 * The marks of offers, two bits each. `notTaken`: the next player does not take the offer. `stored`: a value is
 * stored. `notBanked`: banking is not optimal.
 */
export const notTaken = 0;
export const stored = 1;
const notBanked = 2;

/**
 * The offers of a race in a file. A value (48 bits) is stored only if banking is optimal and the next player takes the
 * offer, which is less than a quarter of the values. An offer that is not taken has the value of the turn start without
 * it.
 */
export interface OfferPack {
  /** The marks of all offers, two bits each. The first of four offers in a byte uses the lowest bits. */
  readonly marks: Uint8Array;
  readonly values: Fixed;
  /** The number of values stored before the offers of each banker, at index `own * target + other`. */
  readonly before: Uint32Array;
}

/** Packs the offers of a solved race. The caller must add every turn, in the order of `visitTurns`. */
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

  show({ own, other, rolled }: EvaluatedTurn): void {
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

/** Unpacks packed offers, one pair of scores at a time. */
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
