import { type BaseEvent, type Entry, err, ok, type Result, readEntry } from '../core/index.ts';
import { readRecord, type Setup } from './record.ts';
import type { RecordRefusal } from './refusal.ts';

export interface Match {
  readonly setup: Setup;
  readonly state: unknown;
}

export const openMatch = (setup: Setup): Match => ({
  setup,
  state: setup.game.start(setup.options, setup.names.length),
});

export type Onlooker = (before: unknown, after: unknown, entry: Entry, events: readonly BaseEvent[]) => void;

/** Replays a log until its end or the first refused entry. */
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

/**
 * Replays a record.
 * @returns the match at its end, or the first refusal
 */
export function replay(raw: unknown, onlooker?: Onlooker): Result<Match, RecordRefusal> {
  const record = readRecord(raw);
  if (!record.ok) return err({ ...record.error, entry: -1 });
  return replayLog(record.value.setup, record.value.log, onlooker);
}

export interface Replayed {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
  /** For each entry, `bot` or `clock` if that made the entry for a person; otherwise null. */
  readonly standIns?: readonly ('bot' | 'clock' | null)[];
}

/** Returns `bot` or `clock` if that made this entry for a person; otherwise null. */
export const standInOf = (entry: unknown): 'bot' | 'clock' | null => {
  const by = typeof entry === 'object' && entry !== null && 'by' in entry ? entry.by : null;
  return by === 'bot' || by === 'clock' ? by : null;
};

/** Replays a log and returns every state. A refusal has the index of the entry. */
export function replayStatesOfLog(setup: Setup, raw: Iterable<unknown>): Result<Replayed, RecordRefusal> {
  const log: Entry[] = [];
  const states = [openMatch(setup).state];
  const events: (readonly BaseEvent[])[] = [];
  const match = replayLog(setup, raw, (_before, after, entry, happened) => {
    log.push(entry);
    states.push(after);
    events.push(happened);
  });
  return match.ok ? ok({ setup, log, states, events }) : match;
}

/**
 * Replays a record and returns every state. A refusal has the index of the entry, or -1 for everything before the log.
 */
export function replayStates(raw: unknown): Result<Replayed, RecordRefusal> {
  const read = readRecord(raw);
  if (!read.ok) return err({ ...read.error, entry: -1 });
  const match = replayStatesOfLog(read.value.setup, read.value.log);
  return match.ok ? ok({ ...match.value, standIns: read.value.log.map(standInOf) }) : match;
}

/** Returns the record in a server response `{over, record}`; any other value is returned unchanged. */
export const recordIn = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'record' in raw && !('format' in raw) ? raw.record : raw;

/** Parses a record, or a server response that contains one. */
export function readRecordText(text: string): Result<unknown, RecordRefusal> {
  const raw = readJson(text);
  return raw.ok ? ok(recordIn(raw.value)) : raw;
}

/** Parses JSON text; the refusal code is `not-json`. */
export function readJson(text: string): Result<unknown, RecordRefusal> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ entry: -1, code: 'not-json', values: {} });
  }
}
