import { bankableScores, type RaceRules } from './rules.ts';
import type { Known, Turn } from './turn.ts';

/**
 * The Bellman residual of a solved race: the largest difference between a value and its equation in the values around it,
 * over every turn start and every offer that can be taken over. It needs every turn.
 */
export class RaceProof {
  worst = 0;
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #scores: readonly number[];

  constructor(rules: RaceRules, known: Known) {
    this.#rules = rules;
    this.#known = known;
    this.#scores = bankableScores(rules);
  }

  show(turn: Turn): void {
    const { own, other } = turn;
    const { target, opening, takeOver } = this.#rules;
    this.#compare(turn.start, this.#known.values[own * target + other]);
    if (!takeOver || own < opening) return;
    for (const score of this.#scores) {
      const points = other - score;
      if (points <= 0) return;
      if (points <= this.#known.offers.most(score, own)) this.#offers(score, points, turn);
    }
  }

  /** Compares the offers of a banker at `score` with the turn that they lead to. */
  #offers(score: number, points: number, turn: Turn): void {
    const { dice } = this.#rules.scoring;
    const row = this.#known.offers.row(score, turn.own);
    for (let d = 0; d < dice; d++) {
      const taken = Math.max(turn.start, turn.rolled[points * dice + d]);
      this.#compare(1 - taken, row[(points - 1) * dice + d]);
    }
  }

  #compare(again: number, value: number): void {
    const error = Math.abs(again - value);
    if (!(error <= this.worst)) this.worst = error;
  }
}
