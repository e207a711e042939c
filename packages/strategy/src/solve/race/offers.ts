import { isBankable, type RaceRules } from './rules.ts';
import type { Turn } from './turn.ts';

/**
 * What banking is worth where the next player may take over: one value for each points and dice passed on.
 * It is kept from the banker's side, so that the banker's turn reads it in order.
 */
export interface Offers {
  /** Up to how many units the other of a banker at `own` may take over; 0 where there is nothing to take over. */
  most(own: number, other: number): number;
  /** The values at `(points - 1) * dice + d - 1`, up to `most` points; 0 will do where banking is not the best. */
  row(own: number, other: number): Float64Array;
}

/** Where the offers of every two scores stand in one long row: what a solver and a file have in common. */
export interface OfferPlaces {
  /** At `own * target + other`. */
  readonly start: Float64Array;
  readonly most: Int32Array;
  readonly size: number;
}

/** Lays out the offers of a race; none at all where nothing can be taken over. */
export function offerPlaces(rules: RaceRules): OfferPlaces {
  const { target, opening, takeOver } = rules;
  const start = new Float64Array(target * target);
  const most = new Int32Array(target * target);
  let size = 0;
  for (let own = 0; own < target; own++) {
    if (!isBankable(rules, own)) continue;
    for (let other = 0; other < target; other++) {
      start[own * target + other] = size;
      if (!takeOver || other < opening || !isBankable(rules, other)) continue;
      const largest = target - 1 - Math.max(own, other);
      most[own * target + other] = largest;
      size += largest * rules.scoring.dice;
    }
  }
  return { start, most, size };
}

/** The offers of a race while it is being solved: all of them, to be filled. */
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
   * Fills in what banking up to `score` is worth against `other`, for every offer that this can leave.
   * @param value what `other` has without the offer
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
