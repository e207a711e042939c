import type { Entry } from '@dicehall/engine';

/** The entries of a match so far, as a linked list: a move is added without copying the entries before it. */
export type EntryLog = {
  readonly before: EntryLog;
  readonly entries: readonly Entry[];
} | null;

export function entriesOf(log: EntryLog): Entry[] {
  const parts: (readonly Entry[])[] = [];
  for (let part = log; part !== null; part = part.before) parts.push(part.entries);
  return parts.reverse().flat();
}
