import {
  changeSheet,
  type OptionValue,
  read,
  readSheetSetup,
  type SheetChange,
  type SheetLog,
  sheetChangeSchema,
} from '@dicehall/engine';
import { readSaved, save } from '../settings/storage.ts';

export interface SheetSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly names: readonly string[];
  readonly belowZero: boolean;
}

/** A change with an id from this device, by which the server recognises a change that is sent twice. */
export interface KeyedChange {
  readonly key: string;
  readonly change: SheetChange;
}

export interface SavedSheet {
  readonly id: string;
  /** The time of the last change, in milliseconds since 1970. */
  readonly updated: number;
  readonly setup: SheetSetup;
  readonly changes: readonly KeyedChange[];
  /** The changes that the server has not confirmed. */
  readonly pending: readonly KeyedChange[];
  /** The sheet on the server that several phones share; null for a sheet that only this device has. */
  readonly shared: { readonly id: string; readonly code: string } | null;
}

const prefix = 'dicehall.sheet.';
const keyOf = (id: string): string => `${prefix}${id}`;
/** The maximum number of sheets. The oldest ones are dropped. */
const maxSheets = 60;

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** Replays the changes of a sheet and ignores invalid ones. Returns null if the set-up is invalid. */
export function logOf(setup: SheetSetup, changes: readonly KeyedChange[]): SheetLog | null {
  const opened = readSheetSetup(setup);
  if (!opened.ok) return null;
  return changes.reduce((log, { change }) => {
    const after = changeSheet(log, change);
    return after.ok ? after.value : log;
  }, opened.value);
}

/** Reads a change; null if it is malformed. */
export function readChange(raw: unknown): SheetChange | null {
  const change = read(sheetChangeSchema, raw);
  return change.ok ? change.value : null;
}

function readSheet(raw: unknown): SavedSheet | null {
  const { changes, pending, setup } = (raw ?? {}) as Partial<SavedSheet>;
  const isWhole = Array.isArray(changes) && Array.isArray(pending) && readSheetSetup(setup).ok;
  return isWhole ? (raw as SavedSheet) : null;
}

export const savedSheet = (id: string): SavedSheet | null => readSheet(readSaved(keyOf(id)));

/** Returns the saved sheets, the newest first. */
export function savedSheets(): SavedSheet[] {
  const ids = (() => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  })();
  return ids
    .flatMap((key) => readSheet(readSaved(key)) ?? [])
    .sort((one, other) => other.updated - one.updated);
}

export function deleteSheet(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {}
}

/** Saves a sheet. If the browser cannot save it, it is lost when the page closes. */
export function saveSheet(sheet: SavedSheet): void {
  save(keyOf(sheet.id), sheet);
}

export function createSheet(setup: SheetSetup, shared: SavedSheet['shared'] = null): SavedSheet {
  for (const { id } of savedSheets().slice(maxSheets - 1)) deleteSheet(id);
  const sheet = { id: newKey(), updated: Date.now(), setup, changes: [], pending: [], shared };
  saveSheet(sheet);
  return sheet;
}

export function onSheetElsewhere(id: string, listener: (sheet: SavedSheet) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const sheet = key === keyOf(id) ? savedSheet(id) : null;
    if (sheet !== null) listener(sheet);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
