import type { GameId } from '@dicehall/engine';
import { listedGames } from '../games/listed-games.ts';
import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.last-game';

export const rememberGame = (game: GameId): void => save(storageKey, game);

/** The game that was started last on this device; the first one where there is none. */
export function lastGame(): GameId {
  const games = listedGames().map(({ id }) => id);
  const last = typeof window === 'undefined' ? null : readSaved(storageKey);
  return games.find((id) => id === last) ?? games[0] ?? '';
}
