import type { AnyGame, GameId } from '../core/index.ts';
import { greed } from './greed/index.ts';
import { hiddenPairs } from './hidden-pairs/index.ts';
import { tenThousand } from './ten-thousand/index.ts';
import { threeDice } from './three-dice/index.ts';
import { threes } from './threes/index.ts';

/** All games, in the order in which clients list them. */
export const games: readonly AnyGame[] = [greed, tenThousand, threes, threeDice, hiddenPairs];

const byId = new Map<string, AnyGame>(games.map((game) => [game.id, game]));

export const findGame = (id: string): AnyGame | undefined => byId.get(id);

/**
 * Returns the game with an id.
 * @throws RangeError if there is no such game
 */
export function gameOf(id: GameId): AnyGame {
  const game = byId.get(id);
  if (game === undefined) throw new RangeError(`No game ${id}`);
  return game;
}
