export { gamesWithCards } from './cards/games.ts';
export { cardsOf } from './cards/sets.ts';
