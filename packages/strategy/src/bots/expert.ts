import type { GameId } from '@dicehall/engine';
import { solverOf } from '../games/index.ts';
import type { Solution } from '../solve/solution.ts';
import type { Solver } from '../solve/solver.ts';
import type { Bot } from './bot.ts';

/**
 * The bot that plays a solution, at tables of its options. At a table of its number of seats it always makes a best move.
 * A solution for two also plays at larger tables, by an approximation: the chance to win is taken to be a power of the
 * product of the chances to win a duel with each of the others.
 * @param most how many turns it caches; by default a few thousand, which is at most 30 MB
 */
export function expertOf(solution: Solution, most?: number): Bot {
  const player = solverOf(solution.game, solution.seats)?.player(solution, most);
  if (player === undefined)
    throw new TypeError(`No bot plays a solution of ${solution.game} for ${solution.seats}`);
  return {
    choose(view, seat, random) {
      if (!('game' in view) || view.game !== solution.game) {
        throw new TypeError(`No solution of ${solution.game} plays from this view`);
      }
      if (view.scores.length !== solution.seats && solution.seats !== 2) {
        throw new RangeError(`A solution for ${solution.seats} seats at a table of ${view.scores.length}`);
      }
      return player.choose(view, seat, random);
    },
  };
}

/**
 * The solver whose solution an expert plays at a table of so many seats: that of the table where there is one, else
 * that of two seats. None for solitaire, and for games that have no such solver.
 */
export const expertSolver = (game: GameId, seats: number): Solver | undefined =>
  seats < 2 ? undefined : (solverOf(game, seats) ?? solverOf(game, 2));
