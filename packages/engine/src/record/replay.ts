import { type BaseEvent, type Entry, err, ok, type Result } from '../core/index.ts';
import { readEntry } from './entry.ts';
import { type Match, openMatch } from './match.ts';
import type { RecordRefusal } from './refusal.ts';
import { readRecord, type Setup } from './setup.ts';

export type Onlooker = (before: unknown, after: unknown, entry: Entry, events: readonly BaseEvent[]) => void;

/** Replays the entries of a log. Nothing after a refused entry is applied. */
export function replayLog(
  setup: Setup,
  log: Iterable<unknown>,
  onlooker?: Onlooker,
): Result<Match, RecordRefusal> {
  const { game } = setup;
  let { state } = openMatch(setup);
  let index = 0;
  for (const raw of log) {
    const entry = readEntry(game, raw);
    if (!entry.ok) return err({ ...entry.error, entry: index });
    const applied = game.apply(state, entry.value);
    if (!applied.ok) return err({ ...applied.error, entry: index });
    onlooker?.(state, applied.value.state, entry.value, applied.value.events);
    state = applied.value.state;
    index += 1;
  }
  return ok({ setup, state });
}

/** Replays a record from outside: the match at its end, or the first refusal. */
export function replay(raw: unknown, onlooker?: Onlooker): Result<Match, RecordRefusal> {
  const record = readRecord(raw);
  if (!record.ok) return err({ ...record.error, entry: -1 });
  return replayLog(record.value.setup, record.value.log, onlooker);
}

/** Parses JSON text; refuses it with `not-json`. */
export function readJson(text: string): Result<unknown, RecordRefusal> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ entry: -1, code: 'not-json', values: {} });
  }
}
