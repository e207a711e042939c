import type { WorkedTurn } from './every-turn.ts';
import type { TakenOffers } from './offers.ts';
import { bankableScores, type RaceRules } from './rules.ts';
import { type Known, Turn } from './turn.ts';

/** Every so many turns are worked out a second time, by plain code instead of generated code. */
const plainEvery = 16;

/**
 * The Bellman residual of a solved race: the largest difference between a value and what its own equation makes of
 * the values around it, over every turn start and every offer that can be taken over. It is shown every turn.
 */
export class RaceProof {
  worst = 0;
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #scores: readonly number[];
  readonly #plain: Turn;
  #shown = 0;

  constructor(rules: RaceRules, known: Known) {
    this.#rules = rules;
    this.#known = known;
    this.#scores = bankableScores(rules);
    this.#plain = new Turn(rules);
  }

  show({ own, other, value, thrown }: WorkedTurn): void {
    this.#turn(own, other, value, thrown);
    this.#shown += 1;
    if (this.#shown % plainEvery !== 0) return;
    const plain = this.#plain;
    const { dice } = this.#rules.scoring;
    plain.prepare(own, other, this.#known);
    const again = plain.evaluate(1 - (this.#known.values[other * this.#rules.target + own] ?? 0));
    this.#turn(own, other, again, { values: plain.rolled, from: 0, perPoint: dice, perDie: 1 });
  }

  #turn(own: number, other: number, value: number, thrown: TakenOffers): void {
    const { target, opening, takeOver } = this.#rules;
    this.#compare(value, this.#known.values[own * target + other] ?? 0);
    if (!takeOver || own < opening) return;
    for (const score of this.#scores) {
      const points = other - score;
      if (points <= 0) return;
      if (points <= this.#known.offers.most(score, own)) this.#offers(score, own, points, value, thrown);
    }
  }

  /** What a banker at `score` reckons that the offers are worth, and what they are worth to `own`. */
  #offers(score: number, own: number, points: number, value: number, thrown: TakenOffers): void {
    const { dice } = this.#rules.scoring;
    const row = this.#known.offers.row(score, own);
    const at = thrown.from + points * thrown.perPoint;
    for (let d = 0; d < dice; d++) {
      const taken = Math.max(value, thrown.values[at + d * thrown.perDie] ?? 0);
      this.#compare(1 - taken, row[(points - 1) * dice + d] ?? 0);
    }
  }

  #compare(again: number, value: number): void {
    const error = Math.abs(again - value);
    if (!(error <= this.worst)) this.worst = error;
  }
}
