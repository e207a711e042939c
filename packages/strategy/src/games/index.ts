import { type GameId, gameOf } from '@dicehall/engine';
import { genericBots } from '../bots/generic.ts';
import type { Solver } from '../solve/solver.ts';
import type { GameStrategy } from './game-strategy.ts';
import { greedStrategy } from './greed.ts';
import { hiddenPairsStrategy } from './hidden-pairs.ts';
import { tenThousandStrategy } from './ten-thousand.ts';
import { threeDiceStrategy } from './three-dice.ts';
import { threesStrategy } from './threes.ts';

export type { GameStrategy } from './game-strategy.ts';

/** What is known of each game; a game needs no entry. */
const strategies = new Map<string, GameStrategy>([
  ['greed', greedStrategy],
  ['ten-thousand', tenThousandStrategy],
  ['threes', threesStrategy],
  ['three-dice', threeDiceStrategy],
  ['hidden-pairs', hiddenPairsStrategy],
]);

/** What is known of playing a game; the generic bots where nothing is registered. */
export function strategyOf(game: GameId): GameStrategy {
  const known = strategies.get(game);
  if (known !== undefined) return known;
  const generic: GameStrategy = { bots: genericBots(gameOf(game)), solvers: [] };
  strategies.set(game, generic);
  return generic;
}

/** The solver of a game for so many seats, if there is one. */
export const solverOf = (game: GameId, seats: number): Solver | undefined =>
  strategyOf(game).solvers.find((solver) => solver.seats === seats);
