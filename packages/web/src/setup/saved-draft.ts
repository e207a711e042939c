import { type AnyGame, type OptionValue, readOptions, withDefaults } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { savedLevel } from '../local/level.ts';
import { strengths, tempers } from '../local/players.ts';
import type { SavedSeat } from '../local/table-seats.ts';
import { currentSettings } from '../settings/settings.ts';
import { readSaved, save } from '../settings/storage.ts';
import { readToken, tokenOfSeat } from '../tokens/tokens.ts';
import { newBot } from './characters.ts';

/** Returns the set-up for the first match of a game: this person, and a bot of their level. */
export function firstDraft(game: AnyGame, messages: Catalogue): Draft {
  const you: SavedSeat = {
    name: currentSettings().name || messages.say('player-number', { number: 1 }),
    player: { kind: 'person' },
    token: currentSettings().token ?? tokenOfSeat(0),
  };
  const seats = [you, newBot(messages, savedLevel().strength, [you], Math.random)];
  return { seats, options: withDefaults(game.options, {}), dice: 'app' };
}

export interface Draft {
  readonly seats: readonly SavedSeat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly dice: 'app' | 'real';
}

/** Trims names and text options, so that a name of spaces becomes empty. */
export const trimmed = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
  options: Object.fromEntries(
    Object.entries(draft.options).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ),
});

const storageKey = (game: AnyGame): string => `dicehall.setup.${game.id}`;

function readSeat(raw: unknown): SavedSeat | null {
  const given = (raw ?? {}) as {
    name?: unknown;
    token?: unknown;
    player?: { kind?: unknown; strength?: unknown; temper?: unknown };
  };
  const { name, player } = given;
  if (typeof name !== 'string' || name.length > 40) return null;
  const token = readToken(given.token);
  const seat = { name, ...(token !== undefined && { token }) };
  if (player?.kind === 'person') return { ...seat, player: { kind: 'person' } };
  const strength = strengths.find((known) => known === player?.strength);
  const temper = tempers.find((known) => known === player?.temper) ?? 'balanced';
  return strength === undefined ? null : { ...seat, player: { kind: 'bot', strength, temper } };
}

/** Reads a saved draft; null if it no longer suits the game. */
export function readDraft(game: AnyGame, raw: unknown): Draft | null {
  const given = (raw ?? {}) as { seats?: unknown; options?: unknown; dice?: unknown };
  const seats = Array.isArray(given.seats) ? given.seats.map(readSeat) : [];
  const known = seats.filter((seat) => seat !== null);
  const options = readOptions(game, given.options);
  if (known.length !== seats.length || known.length < game.seats.min || known.length > game.seats.max)
    return null;
  if (!options.ok) return null;
  return { seats: known, options: options.value, dice: given.dice === 'real' ? 'real' : 'app' };
}

export const savedDraft = (game: AnyGame, first: () => Draft): Draft =>
  readDraft(game, readSaved(storageKey(game))) ?? first();

export const saveDraft = (game: AnyGame, draft: Draft): void => save(storageKey(game), draft);
