import type { GameId } from '@dicehall/engine';

/**
 * Whether a table's expert can be solved in the page within seconds: two at Greed or Threes, up to five at Three Dice, and
 * Hidden Pairs. Elsewhere the expert plays as the steady player does, and the set-up says so.
 */
export function isSolvedHere(game: GameId, seats: number): boolean {
  switch (game) {
    case 'greed':
    case 'threes':
      return seats === 2;
    case 'three-dice':
      return seats <= 5;
    case 'hidden-pairs':
      return true;
    case 'ten-thousand':
      return false;
  }
}
