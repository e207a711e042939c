import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type Match, readJson, replay } from '@dicehall/engine';
import { finishedFolder } from './open-match.ts';

/** A match that was played to its end. */
export interface Finished {
  readonly id: string;
  /** When it ended, as ISO 8601. */
  readonly finished: string;
  readonly record: unknown;
  readonly match: Match;
}

/** Is told of every entry of a match as it is read. */
type Onlooker = (before: unknown, after: unknown, entry: Entry) => void;

/** Names of the finished matches, the last ended first. */
export function finishedIds(folder: string): string[] {
  try {
    const files = readdirSync(finishedFolder(folder)).filter((file) => file.endsWith('.json'));
    return files
      .sort()
      .reverse()
      .map((file) => file.slice(0, -'.json'.length));
  } catch {
    return [];
  }
}

/** Reads a finished match; null when its file cannot be read as one. */
export function readFinished(folder: string, id: string, onlooker?: Onlooker): Finished | null {
  const raw = readJson(readFileSync(join(finishedFolder(folder), `${id}.json`), 'utf8'));
  if (!raw.ok || typeof raw.value !== 'object' || raw.value === null || !('record' in raw.value)) return null;
  const match = replay(raw.value.record, onlooker);
  if (!match.ok) return null;
  const finished = 'finished' in raw.value ? String(raw.value.finished) : '';
  return { id, finished, record: raw.value.record, match: match.value };
}
