export type { Card, CardCost, GameCards, WordedTable } from './card.ts';
export { cardsOf } from './games.ts';
