import { type MatchRecord, replayStates, resignedIn } from '@dicehall/engine';
import type { HistoryItem } from '@dicehall/server/protocol';
import { fetchRecord } from '../history/record-link.ts';
import type { SavedMatch } from '../local/saved-match.ts';
import { savedMatch, saveMatch } from '../local/store.ts';
import { myHistory } from './api.ts';
import { isKnownGuest } from './guest-flag.ts';

/** Converts an online match to a saved match; null if its record is damaged. */
export function savedOnline(raw: unknown, { table, ended, seat }: HistoryItem): SavedMatch | null {
  const match = replayStates(raw);
  if (!match.ok) return null;
  const { game, options, names } = match.value.setup;
  const { log, proof } = raw as MatchRecord & { readonly proof?: unknown };
  const resigned = resignedIn(raw);
  const when = Date.parse(ended);
  return {
    id: table,
    game: game.id,
    options,
    seats: names.map((name) => ({ name, player: { kind: 'person' } })),
    log,
    dice: 'app',
    created: when,
    updated: when,
    over: true,
    online: { own: seat, proof, ...(resigned.length > 0 && { resigned }) },
  };
}

/**
 * Saves a finished online match on this device, for My play and for puzzles from own mistakes. The server stores the
 * match independently.
 */
export async function saveOnlineMatch(table: string): Promise<void> {
  try {
    if (!isKnownGuest() || (await savedMatch(table)) !== undefined) return;
    const item = (await myHistory())?.find((one) => one.table === table);
    if (item === undefined) return;
    const found = await fetchRecord(`/api/v1/tables/${table}/record`);
    const match = found.ok ? savedOnline(found.value, item) : null;
    if (match !== null) await saveMatch(match, match.updated);
  } catch {
    // If this fails, the match will be saved when it is opened again.
  }
}
