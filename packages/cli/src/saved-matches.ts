import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Entry, makeRecord, readEntry, readJson, readSetup } from '@dicehall/engine';
import { lockFile } from '@dicehall/server/file-lock';
import { type ReplayedRecord, replayWithEvents } from './records.ts';
import { keepings } from './table/keys.ts';
import {
  applyEntry,
  type DiceSource,
  type Player,
  type Session,
  startSession,
  type TableSetup,
} from './table/session.ts';

export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.DICEHALL_HOME !== undefined && env.DICEHALL_HOME !== '') return env.DICEHALL_HOME;
  const base = env.XDG_DATA_HOME || (process.platform === 'win32' ? env.LOCALAPPDATA : undefined);
  return join(base || join(env.HOME || homedir(), '.local', 'share'), 'dicehall');
}

/** Replaces a file atomically. Only its owner may read it. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** Formats a time as `2026-01-31 23:59`, in the computer's time zone unless another is given. */
export const localTime = (time: Date, timeZone?: string): string =>
  Number.isNaN(time.getTime())
    ? ''
    : time.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** The file of an unfinished match. Its first line contains the setup of the match, each further line an entry. */
export interface OpenMatch {
  readonly id: string;
  /** Writes an entry. The entry is on disk when this function returns. */
  append(entry: Entry): void;
  /** Moves the file to the folder of finished matches. */
  finish(now: number): void;
  /** Stops writing an unfinished match, which can be resumed later. */
  close(): void;
}

export interface Resumable {
  readonly id: string;
  readonly session: Session;
  readonly log: readonly Entry[];
}

const openFolder = (folder: string): string => join(folder, 'open');
export const finishedFolder = (folder: string): string => join(folder, 'finished');
const openPath = (folder: string, id: string): string => join(openFolder(folder), `${id}.ndjson`);

const headerOf = ({ setup, players, dice, keeping }: TableSetup): string => {
  const { log: _none, ...outside } = makeRecord(setup, []);
  return JSON.stringify({ ...outside, table: { players, dice, keeping } });
};

/** Returns an id that sorts by time. */
const idAt = (now: number, rest: string): string =>
  `${new Date(now).toISOString().slice(0, 23).replace(/[:.]/g, '-')}${rest}`;

const idWithoutTime = (id: string): string => id.slice('2000-01-01T00-00-00-000'.length);

function writer(
  folder: string,
  id: string,
  tableSetup: TableSetup,
  earlier: readonly Entry[],
  unlock: () => void,
): OpenMatch {
  const path = openPath(folder, id);
  const log = [...earlier];
  const file = openSync(path, 'a', 0o600);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    closeSync(file);
    unlock();
  };
  return {
    id,
    append(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
      log.push(entry);
    },
    finish(now) {
      const target = join(finishedFolder(folder), `${idAt(now, idWithoutTime(id))}.json`);
      mkdirSync(finishedFolder(folder), { recursive: true, mode: 0o700 });
      const text = JSON.stringify({
        finished: new Date(now).toISOString(),
        record: {
          ...makeRecord(tableSetup.setup, log),
          ...(tableSetup.dice.kind === 'real' && { dice: 'by-hand' }),
        },
      });
      replaceFile(target, `${text}\n`);
      close();
      rmSync(path, { force: true });
    },
    close,
  };
}

/** Locks a match; null if another process has the lock. */
function takeLock(path: string): (() => void) | null {
  const lock = lockFile(`${path}.lock`);
  return lock.held ? lock.release : null;
}

export function beginMatch(folder: string, tableSetup: TableSetup, now: number): OpenMatch {
  const id = idAt(now, `-${tableSetup.setup.game.id}-${randomBytes(3).toString('hex')}`);
  mkdirSync(openFolder(folder), { recursive: true, mode: 0o700 });
  const unlock = takeLock(openPath(folder, id)) ?? (() => {});
  writeFileSync(openPath(folder, id), `${headerOf(tableSetup)}\n`, { mode: 0o600, flush: true });
  return writer(folder, id, tableSetup, [], unlock);
}

/** Reopens a match and removes an incomplete last line; null if another process has the lock. */
export function reopenMatch(folder: string, { id, session, log }: Resumable): OpenMatch | null {
  const path = openPath(folder, id);
  const unlock = takeLock(path);
  if (unlock === null) return null;
  const lines = [headerOf(session.tableSetup), ...log.map((entry) => JSON.stringify(entry))];
  replaceFile(path, `${lines.join('\n')}\n`);
  return writer(folder, id, session.tableSetup, log, unlock);
}

/** Deletes a match. Returns false if another process has the lock. */
export function deleteMatch(folder: string, { id }: Resumable): boolean {
  const path = openPath(folder, id);
  const unlock = takeLock(path);
  if (unlock === null) return false;
  rmSync(path, { force: true });
  unlock();
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readPlayer(raw: unknown): Player {
  if (isObject(raw) && raw.kind === 'bot') return { kind: 'bot', strength: String(raw.strength) };
  return { kind: 'person' };
}

function readDice(raw: unknown): DiceSource {
  if (isObject(raw) && raw.kind === 'seed') return { kind: 'seed', seed: String(raw.seed) };
  return isObject(raw) && raw.kind === 'real' ? { kind: 'real' } : { kind: 'random' };
}

function readHeader(line: string): TableSetup | null {
  const header = readJson(line);
  if (!header.ok || !isObject(header.value)) return null;
  const setup = readSetup(header.value);
  const atTerminal = isObject(header.value.table) ? header.value.table : {};
  if (!setup.ok) return null;
  const players = Array.isArray(atTerminal.players) ? atTerminal.players.map(readPlayer) : [];
  if (players.length !== setup.value.names.length) return null;
  const keeping = keepings.find((one) => one === atTerminal.keeping) ?? 'position';
  return { setup: setup.value, players, dice: readDice(atTerminal.dice), keeping };
}

function readOpen(folder: string, id: string): Resumable | null {
  const lines = readFileSync(openPath(folder, id), 'utf8').split('\n');
  const tableSetup = readHeader(lines[0] ?? '');
  if (tableSetup === null) return null;
  let session = startSession(tableSetup);
  const log: Entry[] = [];
  for (const line of lines.slice(1)) {
    const raw = readJson(line);
    const entry = raw.ok ? readEntry(tableSetup.setup.game, raw.value) : raw;
    const next = entry.ok ? applyEntry(session, entry.value) : entry;
    // After a crash, the last line can be incomplete. Its entry was never shown.
    if (!entry.ok || !next.ok) break;
    session = next.value.state;
    log.push(entry.value);
  }
  return { id, session, log };
}

/** Returns the file names in a folder without their extension, the newest first. */
function idsIn(folder: string, ending: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(ending));
    return files
      .map((file) => file.slice(0, -ending.length))
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

export const resumable = (folder: string): Resumable[] =>
  idsIn(openFolder(folder), '.ndjson').flatMap((id) => readOpen(folder, id) ?? []);

export interface Finished extends ReplayedRecord {
  readonly id: string;
  /** The time in ISO 8601 format. */
  readonly finished: string;
  readonly record: unknown;
}

export const finishedIds = (folder: string): string[] => idsIn(finishedFolder(folder), '.json');

export function readFinished(folder: string, id: string): Finished | null {
  const raw = readJson(readFileSync(join(finishedFolder(folder), `${id}.json`), 'utf8'));
  if (!raw.ok || typeof raw.value !== 'object' || raw.value === null || !('record' in raw.value)) return null;
  const replayed = replayWithEvents(raw.value.record);
  if (!replayed.ok) return null;
  const finished = 'finished' in raw.value ? String(raw.value.finished) : '';
  return { id, finished, record: raw.value.record, ...replayed.value };
}
