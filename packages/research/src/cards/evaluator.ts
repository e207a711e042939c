import type { Bot, CardCost, Solving } from '@dicehall/strategy';
import { cardCost } from '@dicehall/strategy/solvers';

/** Evaluates cards exactly against a perfect opponent. */
export interface CardEvaluator<Rule> {
  cost(rules: readonly Rule[]): CardCost;
  /** Estimates the loss of cards close to the given one much faster; absent where `cost` is fast enough. */
  estimateNear?(card: readonly Rule[]): (rules: readonly Rule[]) => number;
}

/** The costs that a search compares: estimates near a card where an exact cost takes too long. */
export const pricesNear = <Rule>(
  evaluator: CardEvaluator<Rule>,
  card: readonly Rule[],
): ((rules: readonly Rule[]) => number) =>
  evaluator.estimateNear?.(card) ?? ((rules) => evaluator.cost(rules).loss);

/** The cards of one game: a language of rules, its exact evaluation, and the search in it. */
export interface CardFamily<Rule = unknown> {
  /** Solves the game, and prepares the evaluation of any card. */
  open(): Solving<CardEvaluator<Rule>>;
  /** Plays by the card; makes the obvious choice where no rule applies. */
  player(rules: readonly Rule[]): Bot;
  /** Every rule that one step of the search adds. */
  readonly additions: readonly Rule[];
  closeRules(rule: Rule): readonly Rule[];
  /** In the order in which a player reads them: the first that applies decides. */
  order(rules: readonly Rule[]): readonly Rule[];
}

/** @param perfect by seat @param value by seat */
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
