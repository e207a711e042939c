import type { Bot, CardCost, Solving } from '@dicehall/strategy';
import { cardCost } from '@dicehall/strategy/solvers';

/** Evaluates cards exactly against a perfect opponent. */
export interface CardEvaluator<Rule> {
  cost(rules: readonly Rule[]): CardCost;
  /** Estimates the loss of cards close to the given one, much faster; absent if `cost` is fast enough. */
  estimateNear?(card: readonly Rule[]): (rules: readonly Rule[]) => number;
}

/** The costs that a search compares: estimates near a card if an exact cost takes too long. */
export const pricesNear = <Rule>(
  evaluator: CardEvaluator<Rule>,
  card: readonly Rule[],
): ((rules: readonly Rule[]) => number) =>
  evaluator.estimateNear?.(card) ?? ((rules) => evaluator.cost(rules).loss);

/** The cards of one game: a language of rules, its exact evaluation, and the search in it. */
export interface CardFamily<Rule = unknown> {
  /** Solves the game, and prepares the evaluation of any card. */
  open(): Solving<CardEvaluator<Rule>>;
  /** A bot that plays by the card. If no rule applies, it makes the obvious choice. */
  player(rules: readonly Rule[]): Bot;
  /** Every rule that one step of the search can add. */
  readonly additions: readonly Rule[];
  closeRules(rule: Rule): readonly Rule[];
  /** The rules in the order in which a player reads them. The first rule that applies decides. */
  order(rules: readonly Rule[]): readonly Rule[];
}

/**
 * Computes the cost of a card.
 * @param perfect by seat, under perfect play
 * @param value by seat, by the card
 */
export const costOf = (
  unit: CardCost['unit'],
  perfect: readonly number[],
  value: readonly number[],
): CardCost =>
  cardCost(
    unit,
    perfect.reduce((sum, one) => sum + one, 0) / perfect.length,
    perfect.map((best, seat) => best - (value[seat] ?? 0)),
  );
