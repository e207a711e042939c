import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedMatch } from './saved-match.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dicehall', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** The matches that the browser refused to save. They exist until the page closes. */
const unsaved = new Map<string, SavedMatch>();

export const isUnsaved = (id: string): boolean => unsaved.has(id);

let windows: BroadcastChannel | null = null;

/**
 * Returns the channel to other windows of this browser; null if the browser has none. Without a channel, a window
 * notices the moves of other windows only when it saves.
 */
function otherWindows(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  windows ??= new BroadcastChannel('dicehall.matches');
  return windows;
}

export function onSavedElsewhere(id: string, listener: (match: SavedMatch) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SavedMatch>) => {
    if (data.id === id) listener(data);
  };
  otherWindows()?.addEventListener('message', onMessage);
  return () => otherWindows()?.removeEventListener('message', onMessage);
}

/**
 * Writes a match in one transaction, unless the saved version does not date from `before`.
 * @returns that saved version; null if the match was written
 */
async function write(match: SavedMatch, before: number): Promise<SavedMatch | null> {
  const writing = (await database()).transaction('matches', 'readwrite');
  const standing = await writing.store.get(match.id);
  const isNewer = standing !== undefined && standing.updated !== before;
  if (!isNewer) await writing.store.put(match);
  await writing.done;
  return isNewer ? standing : null;
}

/**
 * Saves a match. Resolves when the match is written, or kept in memory because the browser refused to save it.
 * @param before the `updated` time of the version that this version follows
 * @returns the version that another window saved in the meantime, in which case nothing was written; otherwise null
 */
export async function saveMatch(match: SavedMatch, before: number): Promise<SavedMatch | null> {
  try {
    const newer = await write(match, before);
    if (newer !== null) return newer;
  } catch {
    unsaved.set(match.id, match);
    return null;
  }
  unsaved.delete(match.id);
  otherWindows()?.postMessage(match);
  return null;
}

export const savedMatch = async (id: string): Promise<SavedMatch | undefined> =>
  unsaved.get(id) ?? (await database()).get('matches', id);

/** Returns the saved matches, the newest first. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const stored = await database()
    .then((db) => db.getAllFromIndex('matches', 'updated'))
    .catch((error: unknown) => {
      if (unsaved.size === 0) throw error;
      return [];
    });
  return [...stored.filter(({ id }) => !unsaved.has(id)), ...unsaved.values()].sort(
    (one, other) => other.updated - one.updated,
  );
}

export async function deleteMatch(id: string): Promise<void> {
  if (!unsaved.delete(id)) await (await database()).delete('matches', id);
}
