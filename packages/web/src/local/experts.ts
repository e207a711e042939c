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

/** So many seats of Three Dice are solved in a moment; with more it takes too long. */
const mostOfThreeDice = 5;

/** Whether there is an expert for a table. Elsewhere it plays as the steady player does, and the set-up says so. */
export const isSolvedHere = (game: GameId, seats: number): boolean =>
  game !== 'three-dice' || seats <= mostOfThreeDice;

/** How far the expert of a table is. `share` of the work is from 0 to 1. */
export type ExpertState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };
