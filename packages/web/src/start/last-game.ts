import type { GameId } from '@dicehall/engine';
import { listedGames } from '../games/listed-games.ts';
import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.last-game';

export const rememberGame = (game: GameId): void => save(storageKey, game);

export const firstGame = (): GameId => listedGames()[0]?.id ?? '';

export function lastGame(): GameId {
  const last = readSaved(storageKey);
  return listedGames().find(({ id }) => id === last)?.id ?? firstGame();
}
