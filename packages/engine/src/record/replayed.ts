import { type BaseEvent, type Entry, err, ok, type Result } from '../core/index.ts';
import { openMatch } from './match.ts';
import type { RecordRefusal } from './refusal.ts';
import { replayLog } from './replay.ts';
import { readRecord, type Setup } from './setup.ts';

/** A match with every state on the way. */
export interface Replayed {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
  /** For each entry, who decided for a person. */
  readonly standIns?: readonly ('bot' | 'clock' | null)[];
}

/** Who decided an entry of a record for a person. */
export const standInOf = (entry: unknown): 'bot' | 'clock' | null => {
  const by = typeof entry === 'object' && entry !== null && 'by' in entry ? entry.by : null;
  return by === 'bot' || by === 'clock' ? by : null;
};

/** Replays a log from outside. The refusal names the index of the entry. */
export function replayedLog(setup: Setup, raw: Iterable<unknown>): Result<Replayed, RecordRefusal> {
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

/** Replays a record from outside. The refusal names the index of the entry, or -1 for what comes before the log. */
export function replayed(raw: unknown): Result<Replayed, RecordRefusal> {
  const read = readRecord(raw);
  if (!read.ok) return err({ ...read.error, entry: -1 });
  const match = replayedLog(read.value.setup, read.value.log);
  return match.ok ? ok({ ...match.value, standIns: read.value.log.map(standInOf) }) : match;
}
