import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@dicehall/engine';
import { type ReplayedRecord, replayWithEvents } from '../replay/replay-record.ts';
import { finishedFolder } from './open-match.ts';

export interface Finished extends ReplayedRecord {
  readonly id: string;
  /** When it ended, as ISO 8601. */
  readonly finished: string;
  readonly record: unknown;
}

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

export function readFinished(folder: string, id: string): Finished | null {
  const raw = readJson(readFileSync(join(finishedFolder(folder), `${id}.json`), 'utf8'));
  if (!raw.ok || typeof raw.value !== 'object' || raw.value === null || !('record' in raw.value)) return null;
  const replayed = replayWithEvents(raw.value.record);
  if (!replayed.ok) return null;
  const finished = 'finished' in raw.value ? String(raw.value.finished) : '';
  return { id, finished, record: raw.value.record, ...replayed.value };
}
