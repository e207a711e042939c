export {
  type Card,
  type CardCost,
  type CardEvaluator,
  type CardFamily,
  pricesNear,
  type WordedTable,
} from './card.ts';
export { cardFamily } from './families.ts';
export { searchCards } from './search.ts';
export { cardRulesOf, cardsOf, type GameCards, type WordedCard } from './sets.ts';
