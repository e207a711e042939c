import { type AnyGame, type OptionValue, readOptions } from '@dicehall/engine';
import { type SavedSeat, strengths } from '../local/saved-match.ts';

/** What a table is set up with before it starts. */
export interface Draft {
  readonly seats: readonly SavedSeat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly dice: 'app' | 'real';
}

/** A draft without the blanks round what was written: only blanks are no name. */
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

const place = (game: AnyGame): string => `dicehall.setup.${game.id}`;

function readSeat(raw: unknown): SavedSeat | null {
  const { name, player } = (raw ?? {}) as { name?: unknown; player?: { kind?: unknown; strength?: unknown } };
  if (typeof name !== 'string' || name.length > 40) return null;
  if (player?.kind === 'person') return { name, player: { kind: 'person' } };
  const strength = strengths.find((known) => known === player?.strength);
  return strength === undefined ? null : { name, player: { kind: 'bot', strength } };
}

/** Reads a draft that was remembered; null when it does not fit the game any more. */
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

/** The last draft of a game on this device, or a first one. */
export function savedDraft(game: AnyGame, first: () => Draft): Draft {
  try {
    return readDraft(game, JSON.parse(localStorage.getItem(place(game)) ?? 'null')) ?? first();
  } catch {
    return first();
  }
}

/** Remembers a draft for the next match of the game. */
export function saveDraft(game: AnyGame, draft: Draft): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(draft));
  } catch {
    // Nothing is remembered where the browser keeps nothing.
  }
}
