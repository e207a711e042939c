import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { actionOf, firstPlans } from '../plans.ts';
import { laneOf, MatchField, type Response, respond } from './field.ts';
import type { PlayedMatch } from './match.ts';
import { handCount, reRollLevels, setAgainst } from './mixture.ts';
import { payoffsOf, stagesOf } from './standings.ts';

/** It is large, so that all share one. */
const fieldOf = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule) => new MatchField(rule),
  1,
);

/** A plan among those of its hand, and its win probability. */
export interface BestPlan {
  readonly plan: number;
  readonly value: number;
}

/** Win probabilities of hands and plans at the start of a turn's choices, against a player of the match. */
export class TurnValues {
  readonly #field: MatchField;
  readonly #response: Response;

  /**
   * @param own points at the start of the turn; the same for `other`
   * @param field earlier values of the same field are no longer valid
   */
  constructor(
    match: PlayedMatch,
    left: number,
    own: number,
    other: number,
    field = fieldOf(match.luckyDice),
  ) {
    const payoffs = payoffsOf(own, other, (mine, theirs) => match.value(left - 1, mine, theirs));
    this.#field = field;
    setAgainst(field, payoffs, match.mixture(left, other, own), stagesOf(other));
    this.#response = respond(field);
  }

  /** Under best play, before the throw. */
  get start(): number {
    return this.#response.value;
  }

  /** @param used re-rolls before @returns 0 if the plan is not affordable */
  plan(hand: number, plan: number, used: number): number {
    return Math.max(
      0,
      this.#field.value(firstPlans[hand] + plan, laneOf[reRollLevels * actionOf(plan) + used]),
    );
  }

  /** The best plan among those of the hand. */
  kept(hand: number, used: number): BestPlan {
    const { plans, kept } = this.#response;
    const info = handCount * used + hand;
    return { plan: plans[info] - firstPlans[hand], value: kept[info] };
  }

  /** Under best play. */
  best(hand: number, used: number): number {
    return this.#response.best[handCount * used + hand];
  }

  /** @param leadsTo the equally likely hands after a re-roll */
  thrown(leadsTo: readonly number[], used: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used), 0) / leadsTo.length;
  }
}
