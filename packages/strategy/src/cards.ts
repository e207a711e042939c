export type { WordedTable } from './cards/card.ts';
export { gamesWithCards } from './cards/games.ts';
export { cardsOf } from './cards/sets.ts';
