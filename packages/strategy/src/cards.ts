export type { WordedTable } from './cards/card.ts';
export { cardsOf, gamesWithCards } from './cards/games.ts';
