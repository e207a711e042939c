import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptMatch } from './kept-match.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dicehall', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return opened;
}

/** Keeps a match; resolves when it is safely written. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  const db = await database();
  await db.put('matches', match, undefined);
}

/** The kept match of an id, if there is one. */
export const keptMatch = async (id: string): Promise<KeptMatch | undefined> =>
  (await database()).get('matches', id);

/** Every kept match, the last played first. */
export const keptMatches = async (): Promise<KeptMatch[]> =>
  (await (await database()).getAllFromIndex('matches', 'updated')).reverse();

/** Forgets a match. */
export const forgetMatch = async (id: string): Promise<void> => (await database()).delete('matches', id);
