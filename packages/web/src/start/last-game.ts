import type { GameId } from '@dicehall/engine';
import { listedGames } from '../games/listed-games.ts';
import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.last-game';

export const rememberGame = (game: GameId): void => save(storageKey, game);

/** Returns the default game on a new device. */
export const firstGame = (): GameId => listedGames()[0]?.id ?? '';

/** Returns the game that was started last on this device; by default the first one. */
export function lastGame(): GameId {
  const last = readSaved(storageKey);
  return listedGames().find(({ id }) => id === last)?.id ?? firstGame();
}
