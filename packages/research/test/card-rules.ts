import { type CardCost, cardsOf } from '@dicehall/strategy';

/** The cards of a game as data. */
export const cardRulesOf = (game: string): { rules: unknown[]; cost: CardCost }[] =>
  (cardsOf(game)?.cards ?? []).map(({ rules, cost }) => ({ rules: rules.map(({ rule }) => rule), cost }));
