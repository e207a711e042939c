import type { GameId } from '@dicehall/engine';

/** The games with strategy cards. */
export const gamesWithCards: readonly GameId[] = [
  'greed',
  'ten-thousand',
  'threes',
  'three-dice',
  'hidden-pairs',
];
