import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countExpired, type RetentionCounts } from '../service/retention.ts';
import {
  askForBackup,
  askForCount,
  backUp,
  CannotStart,
  createStore,
  type OpenDatabase,
  openDatabase,
  type RetentionStore,
  type RowCounts,
  readDump,
  restore,
  type StorePlace,
  writeDump,
} from '../store/index.ts';
import { placeOf, retentionOf, type Settings } from './settings.ts';

/**
 * Returns the database that a server already uses.
 * @throws CannotStart if there is none, so that a mistyped folder does not create an empty one
 */
function existing(place: StorePlace): StorePlace {
  if (place.kind === 'folder' && !existsSync(join(place.folder, 'pglite')))
    throw new CannotStart('folder-missing', { folder: place.folder });
  return place;
}

async function withDatabase<Value>(
  place: StorePlace,
  migrated: boolean,
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(place, { migrated });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Reads the database of a server. If a running server uses the data folder, it reads through that server.
 * @throws CannotStart if the database cannot be read
 */
async function readData<Value>(
  settings: Settings,
  read: (database: OpenDatabase) => Promise<Value>,
  askServer: (folder: string) => Promise<Value | null>,
): Promise<Value> {
  const place = existing(placeOf(settings));
  try {
    return await withDatabase(place, settings.migrate, read);
  } catch (error) {
    if (place.kind !== 'folder' || !(error instanceof CannotStart) || error.code !== 'folder-in-use')
      throw error;
    const answer = await askServer(place.folder);
    if (answer === null) throw error;
    return answer;
  }
}

/**
 * Backs up the database of a server, even while the server is running.
 * @throws CannotStart if the database cannot be read
 */
export const backUpData = (settings: Settings, file: string): Promise<RowCounts> =>
  readData(
    settings,
    ({ db }) => backUp(db, file),
    (folder) => askForBackup(folder, file),
  );

/**
 * Reads a backup into an empty database.
 * @throws CannotStart, TransferProblem
 */
export const restoreData = (settings: Settings, file: string): Promise<RowCounts> =>
  withDatabase(placeOf(settings), true, ({ db }) => restore(db, file));

/**
 * Copies the data folder into an empty PostgreSQL database.
 * @throws CannotStart, TransferProblem
 */
export async function moveData(settings: Settings): Promise<RowCounts> {
  const folder = existing({ kind: 'folder', folder: settings.data });
  return withDatabase(placeOf(settings), true, (to) =>
    withDatabase(folder, true, (from) => readDump(to.db, linesOf(from))),
  );
}

/** Yields the lines of a dump while it is written. The writer waits for the reader. */
async function* linesOf({ db }: OpenDatabase): AsyncGenerator<string> {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const written = writeDump(db, (line) => writer.write(line)).then(
    () => writer.close(),
    (error: unknown) => writer.abort(error),
  );
  yield* readable;
  await written;
}

/**
 * Returns what the next run of the retention job would delete.
 * @throws CannotStart if the database cannot be read
 */
export function expiredData(settings: Settings): Promise<RetentionCounts> {
  const expired = (store: Pick<RetentionStore, 'count'>) =>
    countExpired(store, retentionOf(settings), Date.now());
  return readData(
    settings,
    (database) => expired(createStore(database).retention),
    (folder) => expired({ count: (kind, before) => askForCount(folder, kind, before) }),
  );
}
