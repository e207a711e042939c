import type { Entry } from '@dicehall/engine';

/** The entries of a match so far, the newest last. A move adds to it without copying what was there before. */
export type EntryLog = {
  readonly before: EntryLog;
  readonly entries: readonly Entry[];
} | null;

/** All entries of a log, in order. */
export function entriesOf(log: EntryLog): Entry[] {
  const parts: (readonly Entry[])[] = [];
  for (let part = log; part !== null; part = part.before) parts.push(part.entries);
  return parts.reverse().flat();
}
