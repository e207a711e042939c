import { type AnyGame, type Entry, openMatch, readSetup } from '@dicehall/engine';
import type { Draft } from '../setup/saved-draft.ts';
import { rememberGame } from '../start/last-game.ts';
import type { SavedMatch } from './saved-match.ts';
import { saveMatch } from './store.ts';

/** Returns the first move if a person starts the match and can only roll. */
export function firstMove(game: AnyGame, draft: Draft): Entry[] {
  const setup = readSetup({ game: game.id, options: draft.options, seats: draft.seats });
  if (!setup.ok) return [];
  const { state } = openMatch(setup.value);
  const step = game.step(state);
  const [seat] = step.kind === 'choose' ? step.seats : [];
  if (seat === undefined || draft.seats[seat]?.player.kind !== 'person') return [];
  const moves = game.moves(state, seat);
  if (moves.length !== 1) return [];
  return [{ seat, move: moves[0] }];
}

interface StartOptions {
  /** The seed of the dice; by default they are random. */
  readonly seed?: string;
  /** Whether the first roll, if it is the only move, is made at once; otherwise it waits for the player. */
  readonly isRolled?: boolean;
}

export async function startMatch(
  game: AnyGame,
  draft: Draft,
  { seed, isRolled = true }: StartOptions = {},
): Promise<string> {
  const now = Date.now();
  const match: SavedMatch = {
    id: newId(),
    game: game.id,
    options: draft.options,
    seats: draft.seats,
    log: isRolled ? firstMove(game, draft) : [],
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
