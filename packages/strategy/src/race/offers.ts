import { isBankable, type RaceRules } from './rules.ts';
import type { Turn } from './turn.ts';

/**
 * The value of banking where the next player may take over, for each number of points and dice passed on. Values are the
 * banker's, in the order in which the banker's turn reads them.
 */
export interface Offers {
  /** The most units that a banker at `own` can pass on; 0 where nothing can be taken over. */
  most(own: number, other: number): number;
  /** At `(points - 1) * dice + d - 1`, up to `most` points; arbitrary where banking is not optimal. */
  row(own: number, other: number): Float64Array;
}

/** The layout of all offers in one array, in memory and in files. */
export interface OfferPlaces {
  /** At `own * target + other`. */
  readonly start: Float64Array;
  readonly most: Int32Array;
  readonly size: number;
}

/** As `Offers.most`, by the rules. */
export function mostOffered(rules: RaceRules, own: number, other: number): number {
  const { target, opening, takeOver } = rules;
  if (!takeOver || other < opening || !isBankable(rules, own) || !isBankable(rules, other)) return 0;
  return target - 1 - Math.max(own, other);
}

/** Lays out the offers of a race; empty where nothing can be taken over. */
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
   * Fills in the values of banking up to `score` against `other`, for every offer that this can leave.
   * @param value the value for `other` without the offer
   * @param taken the turn of `other` against `score`
   */
  fill(score: number, other: number, value: number, taken: Turn): void {
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
