import { type GameId, gameOf, type OptionValue } from '@dicehall/engine';
import { genericBots } from '../bots/generic.ts';
import type { Solver } from '../solve/solver.ts';
import type { GameStrategy } from './game-strategy.ts';
import { greedStrategy } from './greed/strategy.ts';
import { hiddenPairsStrategy } from './hidden-pairs/strategy.ts';
import { tenThousandStrategy } from './ten-thousand/strategy.ts';
import { threeDiceStrategy } from './three-dice/strategy.ts';
import { threesStrategy } from './threes/strategy.ts';

export type { GameStrategy } from './game-strategy.ts';

/** The strategy of each game. A game without an entry has generic bots. */
const strategies = new Map<string, GameStrategy>([
  ['greed', greedStrategy],
  ['ten-thousand', tenThousandStrategy],
  ['threes', threesStrategy],
  ['three-dice', threeDiceStrategy],
  ['hidden-pairs', hiddenPairsStrategy],
]);

export function strategyOf(game: GameId): GameStrategy {
  const known = strategies.get(game);
  if (known !== undefined) return known;
  const generic: GameStrategy = { bots: genericBots(gameOf(game)) };
  strategies.set(game, generic);
  return generic;
}

/** Whether a game has puzzles: positions whose best move is known. */
export const hasPuzzles = (game: GameId): boolean => strategyOf(game).themesOf !== undefined;

/**
 * Returns the solver for a game and a number of seats.
 * @param options options that the solver must support, if given
 * @param table the number of seats at a table whose values are combined from those of duels
 */
export const solverOf = (
  game: GameId,
  seats: number,
  options?: Readonly<Record<string, OptionValue>>,
  table = seats,
): Solver | undefined =>
  strategyOf(game).solvers?.find(
    (solver) =>
      solver.seats === seats && (options === undefined || (solver.solves?.(options, table) ?? true)),
  );
