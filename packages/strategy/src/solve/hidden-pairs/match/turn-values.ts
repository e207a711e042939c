import { prices } from '@dicehall/engine';
import { cached, lazily } from '../../../cached.ts';
import { handClasses, reRolls } from '../hands.ts';
import { actionOf, allCells, firstPlans, luckyOf, priceOf } from './all-plans.ts';
import { MatchField } from './field.ts';
import { enter, levels, walk } from './mixture.ts';
import { payoffsOf } from './payoffs.ts';
import type { PlayedMatch } from './played-match.ts';
import { type BestPlan, bestPlan } from './response.ts';
import { laneOf } from './shapes.ts';
import { stagesOf } from './standings.ts';

/** It is large, so that all share one. */
const fieldOf = lazily(() => new MatchField());

/** Win probabilities of hands and plans at the start of a turn's choices, against a player of the match. */
export class TurnValues {
  readonly #field: MatchField;
  readonly #cells: Int32Array;
  readonly #points: number;

  /**
   * @param own points at the start of the turn; the same for `other`
   * @param field earlier values of the same field are no longer valid
   */
  constructor(match: PlayedMatch, left: number, own: number, other: number, field = fieldOf()) {
    this.#field = field;
    this.#points = own;
    this.#cells = allCells(match.luckyDice);
    const mixture = match.mixture(left, other, own);
    this.#field.clear();
    enter(this.#field, this.#cells, mixture, walk(mixture.turning, stagesOf(other)).reach);
    this.#field.close(payoffsOf(own, other, (mine, theirs) => match.value(left - 1, mine, theirs)));
  }

  /** @param used re-rolls before @returns 0 if the plan is not affordable */
  plan(hand: number, plan: number, used: number): number {
    const action = actionOf(plan);
    if (priceOf[action] + prices.reRoll * used > this.#points) return 0;
    const at = 4 * (firstPlans[hand] + plan);
    return this.#field.value(this.#cells, at, luckyOf[action], laneOf[levels * action + used]);
  }

  /** The best plan among those of the hand. */
  readonly kept = cached(
    (hand: number, used: number) => levels * hand + used,
    (hand, used): BestPlan => {
      const { plan, value } = bestPlan(this.#field, this.#cells, this.#points, hand, used);
      return { plan: plan - firstPlans[hand], value };
    },
  );

  /** Under best play. */
  readonly best = cached(
    (hand: number, used: number) => levels * hand + used,
    (hand, used): number => {
      const { value } = this.kept(hand, used);
      if (used >= stagesOf(this.#points)) return value;
      return Math.max(value, ...reRolls[hand].map(({ leadsTo }) => this.thrown(leadsTo, used + 1)));
    },
  );

  /** Before the throw. */
  readonly start = lazily(() =>
    handClasses.reduce((sum, { probability }, hand) => sum + probability * this.best(hand, 0), 0),
  );

  /** @param leadsTo the equally likely hands after a re-roll */
  thrown(leadsTo: readonly number[], used: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used), 0) / leadsTo.length;
  }
}
