import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { actionOf, firstPlans } from '../plans.ts';
import { laneOf, MatchField, type Response, respond } from './field.ts';
import type { PlayedMatch } from './match.ts';
import { handCount, reRollLevels, setAgainst } from './mixture.ts';
import { payoffsOf, stagesOf } from './standings.ts';

/** Shared by all because of its size. */
const fieldOf = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule) => new MatchField(rule),
  1,
);

/** A plan by its number in the hand, and its win probability. */
export interface BestPlan {
  readonly plan: number;
  readonly value: number;
}

/** Win probabilities of hands and plans in a turn, against a player of the match. */
export class TurnValues {
  readonly #field: MatchField;
  readonly #response: Response;

  /**
   * @param own points at the start of the turn
   * @param other the opponent's points then
   * @param field reused: it invalidates earlier values of the same field
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

  /** The value under best play, before the throw. */
  get start(): number {
    return this.#response.value;
  }

  /** @param used re-rolls so far @returns 0 if the plan is not affordable */
  plan(hand: number, plan: number, used: number): number {
    return Math.max(
      0,
      this.#field.value(firstPlans[hand] + plan, laneOf[reRollLevels * actionOf(plan) + used]),
    );
  }

  /** The best plan of the hand. */
  kept(hand: number, used: number): BestPlan {
    const { plans, kept } = this.#response;
    const info = handCount * used + hand;
    return { plan: plans[info] - firstPlans[hand], value: kept[info] };
  }

  /** The value under best play. */
  best(hand: number, used: number): number {
    return this.#response.best[handCount * used + hand];
  }

  /** @param leadsTo the equally likely hands after a re-roll */
  thrown(leadsTo: readonly number[], used: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used), 0) / leadsTo.length;
  }
}
