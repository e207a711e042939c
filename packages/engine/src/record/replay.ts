import { type Entry, ok, type Result, refused } from '../core/index.ts';
import { readEntry } from './entry.ts';
import { applyEntry, type Match, openMatch } from './match.ts';
import type { RecordRefusal } from './refusal.ts';
import { readRecord, type Setup } from './setup.ts';

/** Is told of every entry as it is replayed. */
export type Onlooker = (before: unknown, after: unknown, entry: Entry) => void;

/** Replays the entries of a log, which may be any source of them; nothing after a refused entry is applied. */
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
    if (!entry.ok) return refused({ ...entry.error, entry: index });
    const after = applyEntry(game, state, entry.value);
    if (!after.ok) return refused({ ...after.error, entry: index });
    onlooker?.(state, after.value, entry.value);
    state = after.value;
    index += 1;
  }
  return ok({ setup, state });
}

/** Replays a record that came from outside: the match as it stands at its end, or the first thing that is wrong. */
export function replay(raw: unknown, onlooker?: Onlooker): Result<Match, RecordRefusal> {
  const record = readRecord(raw);
  if (!record.ok) return refused({ ...record.error, entry: -1 });
  return replayLog(record.value.setup, record.value.log, onlooker);
}

/** Reads JSON text: the value, or the refusal `not-json`. */
export function readJson(text: string): Result<unknown, RecordRefusal> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refused({ entry: -1, code: 'not-json', values: {} });
  }
}
