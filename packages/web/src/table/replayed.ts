import {
  type Entry,
  ok,
  openMatch,
  type RecordRefusal,
  type Result,
  readRecord,
  refused,
  replayLog,
  type Setup,
} from '@dicehall/engine';

/** A match with every state it went through. */
export interface Replayed {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  /** The states before the first entry and after each one. */
  readonly states: readonly unknown[];
}

/** Replays a record from outside, or says which entry is wrong (-1 for what stands before the log) and why. */
export function replayed(raw: unknown): Result<Replayed, RecordRefusal> {
  const read = readRecord(raw);
  if (!read.ok) return refused({ ...read.error, entry: -1 });
  const { setup } = read.value;
  const log: Entry[] = [];
  const states = [openMatch(setup).state];
  const match = replayLog(setup, read.value.log, (_before, after, entry) => {
    log.push(entry);
    states.push(after);
  });
  return match.ok ? ok({ setup, log, states }) : match;
}
