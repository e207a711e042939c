import type { AnyGame } from '@dicehall/engine';
import type { Draft } from '../setup/saved-draft.ts';
import { rememberGame } from '../start/last-game.ts';
import type { SavedMatch } from './saved-match.ts';
import { saveMatch } from './store.ts';

/**
 * Saves a new match, and returns its id.
 * @param seed the seed of the dice; by default they are random
 */
export async function startMatch(game: AnyGame, draft: Draft, seed?: string): Promise<string> {
  const now = Date.now();
  const match: SavedMatch = {
    id: newId(),
    game: game.id,
    options: draft.options,
    seats: draft.seats,
    log: [],
    dice: draft.dice,
    ...(seed !== undefined && { seed }),
    created: now,
    updated: now,
    over: false,
  };
  rememberGame(game.id);
  await saveMatch(match, now);
  return match.id;
}

/** Makes an id. `crypto.randomUUID` is not used, because it needs a secure context. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
