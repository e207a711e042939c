export type { Card, CardCost, CardEvaluator, CardFamily } from './card.ts';
export { searchCards } from './search.ts';
export { cardFamily, cardRulesOf, cardsOf, type GameCards, type WordedCard } from './sets.ts';
