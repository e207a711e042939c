import type { AnyGame, GameId } from '../core/index.ts';
import { withLegacy } from '../core/index.ts';
import { greed } from './greed/index.ts';
import { hiddenPairs } from './hidden-pairs/index.ts';
import { tenThousand } from './ten-thousand/index.ts';
import { threeDice } from './three-dice/index.ts';
import { threes } from './threes/index.ts';

/** Every game there is, in the order of `gameIds`. A sixth game is one more line here. */
export const games: readonly AnyGame[] = [
  withLegacy(greed) as unknown as AnyGame,
  withLegacy(tenThousand) as unknown as AnyGame,
  withLegacy(threes) as unknown as AnyGame,
  withLegacy(threeDice) as unknown as AnyGame,
  withLegacy(hiddenPairs) as unknown as AnyGame,
];

const byId = new Map<string, AnyGame>(games.map((game) => [game.id, game]));

/** The game of a name that came from outside, if there is one. */
export const findGame = (id: string): AnyGame | undefined => byId.get(id);

/** The game of an id. */
export function gameOf(id: GameId): AnyGame {
  const game = byId.get(id);
  if (game === undefined) throw new RangeError(`No game ${id}`);
  return game;
}
