import type { GameId } from '@dicehall/engine';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solution } from '../solve/solution.ts';
import type { Bot, Strength, Temper } from './bot.ts';

/**
 * Returns the bot that plays a solution. A solution for two seats also works at larger tables (see `manyDuels`).
 * @param most the maximum number of cached turns; by default a few thousand, which take at most 30 MB
 */
export function expertOf(solution: Solution, most?: number): Bot {
  const player = solverOf(solution.game, solution.seats, solution.options)?.player(solution, most);
  if (player === undefined)
    throw new TypeError(`No bot plays a solution of ${solution.game} for ${solution.seats}`);
  const { valued } = player;
  return {
    choose(view, seat, random) {
      if (view.game !== solution.game) {
        throw new TypeError(`No solution of ${solution.game} plays from this view`);
      }
      if (view.scores.length !== solution.seats && solution.seats !== 2) {
        throw new RangeError(`A solution for ${solution.seats} seats at a table of ${view.scores.length}`);
      }
      return player.choose(view, seat, random);
    },
    ...(valued && { valued }),
  };
}

/**
 * Returns a bot of a strength.
 * @param loaded the expert for the options and seats of the table, if it is loaded
 * @param temper for novice and steady bots; experts have none
 */
export function botFor(id: GameId, strength: Strength, loaded?: Bot, temper: Temper = 'balanced'): Bot {
  const { bots } = strategyOf(id);
  if (strength !== 'expert') return bots[temper][strength];
  return loaded ?? bots.balanced.expert ?? bots.balanced.steady;
}
