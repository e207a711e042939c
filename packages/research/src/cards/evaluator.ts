import type { Bot, CardCost, Solving } from '@dicehall/strategy';
import { cardCost } from '@dicehall/strategy/solvers';

/** Evaluates cards exactly against a perfect opponent. */
export interface CardEvaluator<Rule> {
  cost(rules: readonly Rule[]): CardCost;
}

/** The cards of one game: their exact evaluation, and their player. */
export interface CardFamily<Rule = unknown> {
  /** Solves the game, and prepares the evaluation of any card. */
  open(): Solving<CardEvaluator<Rule>>;
  /** A bot that plays by the card. If no rule applies, it makes the obvious choice. */
  player(rules: readonly Rule[]): Bot;
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
