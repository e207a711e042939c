import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { CannotStart } from './cannot-start.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrations.ts';
import { makeFolder, pgliteDialect } from './pglite.ts';
import type { Database } from './schema.ts';
import { isUnavailable } from './unavailable.ts';
/** Where matches are saved. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  /** For tests. `image` is the initial database. */
  | { readonly kind: 'memory'; readonly image?: Blob }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number };

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** The same database for appends, on separate connections, so that readers do not delay them. */
  readonly writer: Kysely<Database>;
  /** Whether only this process can write to it. */
  readonly exclusive: boolean;
  close(): Promise<void>;
}

/** PGlite's default of 128 MB is more than the matches of a household need. */
const bufferParams = ['-c', 'shared_buffers=16MB'];

async function openPglite(folder: string | null, image: Blob | undefined): Promise<OpenDatabase> {
  const unlock = folder === null ? () => {} : await lockFolder(folder);
  try {
    // Each thread that compiles PGlite's code keeps its memory.
    setFlagsFromString('--wasm-num-compilation-tasks=1');
    // Loaded on demand: it is large, and PostgreSQL does not need it.
    const { PGlite } = await import('@electric-sql/pglite');
    if (folder !== null) await makeFolder(join(folder, 'pglite'));
    const pglite = await PGlite.create({
      startParams: [...PGlite.defaultStartParams, ...bufferParams],
      ...(folder !== null && { dataDir: join(folder, 'pglite') }),
      ...(image && { loadDataDir: image }),
    });
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) });
    return { db, writer: db, exclusive: true, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    if (folder === null) throw error;
    throw new CannotStart('folder-damaged', { folder, why: error instanceof Error ? error.message : '' });
  }
}

/** One append runs at a time; the second connection is for when the first one breaks. */
const writerConnections = 2;

async function openPostgres(
  url: string,
  connections: number,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  // Loaded on demand: the embedded database does not need it.
  const { CheckedPools } = await import('./postgres.ts');
  const config = {
    connectionString: url,
    // A statement that waits for a lock fails instead of blocking its request forever.
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
  };
  const pools = new CheckedPools(config, onError);
  const connect = (max: number) =>
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: pools.pool(max) }) });
  const [db, writer] = [connect(connections), connect(writerConnections)];
  const close = async () => {
    pools.stop();
    await Promise.all([db.destroy(), writer.destroy()]);
  };
  return { db, writer, exclusive: false, close };
}

function openPlace(place: StorePlace, onError: (error: Error) => void): Promise<OpenDatabase> {
  switch (place.kind) {
    case 'postgres':
      return openPostgres(place.url, place.connections, onError);
    case 'folder':
      return openPglite(place.folder, undefined);
    case 'memory':
      return openPglite(null, place.image);
  }
}

/** Opens a database and migrates it to this version. @throws CannotStart */
export async function openDatabase(
  place: StorePlace,
  {
    migrated = true,
    onError = () => {},
  }: { readonly migrated?: boolean; readonly onError?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const opened = await openPlace(place, onError);
  try {
    if (migrated) await migrate(opened.db);
    await sql`select 1 from events limit 1`.execute(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    if (place.kind !== 'postgres' || !(error instanceof Error)) throw error;
    // An unreachable address gives an AggregateError without a message of its own.
    const why = error instanceof AggregateError ? String(error.errors[0]) : error.message;
    throw new CannotStart(isUnavailable(error) ? 'database-away' : 'database-refuses', { why });
  }
}
