import type { Bot, CardCost, Solving } from '@dicehall/strategy';
import { cardCost } from '@dicehall/strategy/solvers';

/** Evaluates cards exactly against a perfect opponent. */
export interface CardEvaluator<Rule> {
  cost(rules: readonly Rule[]): CardCost;
}

/** The cards of one game: their exact evaluation, and the bot that plays by them. */
export interface CardFamily<Rule = unknown> {
  /** Solves the game and prepares the evaluation of cards. */
  open(): Solving<CardEvaluator<Rule>>;
  /** Returns a bot that plays by the card. If no rule applies, it makes the obvious choice. */
  player(rules: readonly Rule[]): Bot;
}

/**
 * Computes the cost of a card.
 * @param perfect the values of perfect play, by seat
 * @param value the values of playing by the card, by seat
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
