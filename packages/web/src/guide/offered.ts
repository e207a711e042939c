import type { GameId } from '@dicehall/engine';
import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.guides-offered';

const offered = (): readonly unknown[] => {
  const saved = readSaved(storageKey);
  return Array.isArray(saved) ? saved : [];
};

/** Whether the guided match of a game has been offered on this device: that happens once. */
export const wasOffered = (game: GameId): boolean => offered().includes(game);

export function markOffered(game: GameId): void {
  if (!wasOffered(game)) save(storageKey, [...offered(), game]);
}
