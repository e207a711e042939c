import { games } from '@dicehall/engine';
import { type CardCost, strategyOf } from '@dicehall/strategy';

const cards = new Map(
  await Promise.all(games.map(async ({ id }) => [id, await strategyOf(id).cards?.()] as const)),
);

/** Returns the cards of a game as data. */
export const cardRulesOf = (game: string): { rules: unknown[]; cost: CardCost }[] =>
  (cards.get(game)?.cards ?? []).map(({ rules, cost }) => ({ rules: rules.map(({ rule }) => rule), cost }));
