import type { Entry } from '@dicehall/engine';
import type { PlayedBy } from './log-event.ts';

/** The entries of a match so far, as a linked list: a move is added without copying the entries before it. */
export type EntryLog = {
  readonly before: EntryLog;
  readonly entries: readonly Entry[];
  readonly by: PlayedBy;
} | null;

interface LoggedEntry {
  readonly entry: Entry;
  readonly by: PlayedBy;
}

export function entriesOf(log: EntryLog): LoggedEntry[] {
  const parts: LoggedEntry[][] = [];
  for (let part = log; part !== null; part = part.before) {
    const { entries, by } = part;
    parts.push(entries.map((entry) => ({ entry, by })));
  }
  return parts.reverse().flat();
}
