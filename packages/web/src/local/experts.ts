import type { GameId } from '@dicehall/engine';

/**
 * How a table can be solved in a browser: `quick` within seconds, `slow` in some ten seconds to a minute and with much
 * memory, so that somebody has to want it; `not` where there is no solver.
 */
export type Solvable = 'quick' | 'slow' | 'not';

/** Whether there is exact play of every position of a match: what a review is held against. */
export function solvable(game: GameId, seats: number): Solvable {
  switch (game) {
    case 'greed':
      return seats === 2 ? 'quick' : seats === 3 ? 'slow' : 'not';
    case 'threes':
      return seats === 2 ? 'quick' : 'not';
    case 'ten-thousand':
      return seats === 2 ? 'slow' : 'not';
    case 'three-dice':
    case 'hidden-pairs':
      return 'not';
  }
}

/**
 * Whether a table's expert can be solved in the page: two at Greed, Threes or Ten Thousand, up to five at Three Dice, and
 * Hidden Pairs. Elsewhere the expert plays as the steady player does, and the set-up says so.
 */
export function isSolvedHere(game: GameId, seats: number): boolean {
  switch (game) {
    case 'greed':
    case 'threes':
    case 'ten-thousand':
      return seats === 2;
    case 'three-dice':
      return seats <= 5;
    case 'hidden-pairs':
      return true;
  }
}
