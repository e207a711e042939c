import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { actionOf, firstPlans } from '../plans.ts';
import { laneOf, MatchField, type Response, respond } from './field.ts';
import type { PlayedMatch } from './match.ts';
import { handCount, reRollLevels, setAgainst } from './mixture.ts';
import { payoffsOf, stagesOf } from './standings.ts';

/** All turns share one `MatchField`, because it needs much memory. */
const fieldOf = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule) => new MatchField(rule),
  1,
);

/** The best plan of a hand: its index among the plans of the hand, and its win probability. */
export interface BestPlan {
  readonly plan: number;
  readonly value: number;
}

/** The win probabilities of hands and plans in a turn against a player of the solved match. */
export class TurnValues {
  readonly #field: MatchField;
  readonly #response: Response;

  /**
   * @param own the player's points at the start of the turn
   * @param other the opponent's points at the start of the turn
   * @param field an object to reuse, which invalidates all values computed with it before
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

  /** The win probability before the first throw of the turn. */
  get start(): number {
    return this.#response.value;
  }

  /**
   * Returns the win probability of a plan; 0 if the player cannot pay for it.
   * @param used the number of re-rolls so far
   */
  plan(hand: number, plan: number, used: number): number {
    return Math.max(
      0,
      this.#field.value(firstPlans[hand] + plan, laneOf[reRollLevels * actionOf(plan) + used]),
    );
  }

  kept(hand: number, used: number): BestPlan {
    const { plans, kept } = this.#response;
    const info = handCount * used + hand;
    return { plan: plans[info] - firstPlans[hand], value: kept[info] };
  }

  /** Returns the win probability of a hand under best play. */
  best(hand: number, used: number): number {
    return this.#response.best[handCount * used + hand];
  }

  /**
   * Returns the mean win probability after a re-roll.
   * @param leadsTo the equally likely hands after the re-roll
   */
  thrown(leadsTo: readonly number[], used: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used), 0) / leadsTo.length;
  }
}
