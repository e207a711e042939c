import { accessSync, constants, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite as Embedded } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { emptyDatabase } from '../data-files.ts';
import { answerRequest } from './ask-server.ts';
import { CannotStart } from './cannot-start.ts';
import { holdFolder, lockFolder } from './lock-folder.ts';
import { migrate, schemaOf } from './migrations.ts';
import { makeFolder, pgliteDialect } from './pglite.ts';
import type { Database } from './schema.ts';
import { isDiskFull, isUnavailable } from './unavailable.ts';
/** The database or the folder in which matches are saved. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  /** The database is in memory, for tests only. */
  | { readonly kind: 'memory' }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number };

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Separate connections to the same database for appends, so that readers do not delay appends. */
  readonly writer: Kysely<Database>;
  readonly exclusive: boolean;
  /** The number of queries that wait for a free connection; absent if there is only one connection. */
  waiting?(): number;
  close(): Promise<void>;
}

/** A smaller buffer than PGlite's default of 128 MB, which the matches of a household do not need. */
const bufferParams = ['-c', 'shared_buffers=16MB'];

async function openFiles(folder: string, PGlite: typeof Embedded): Promise<Embedded> {
  const { SyncedFiles, syncedParams } = await import('./pglite-files.ts');
  await makeFolder(folder);
  const startParams = [...syncedParams(PGlite.defaultStartParams), ...bufferParams];
  return PGlite.create({ fs: new SyncedFiles(folder), startParams });
}

/** Returns the first file or folder inside a folder that this process may not read and write; null if there is none. */
function foreignFile(folder: string, access: typeof accessSync): string | null {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    try {
      access(path, constants.R_OK | constants.W_OK);
    } catch {
      return path;
    }
    const inside = entry.isDirectory() ? foreignFile(path, access) : null;
    if (inside !== null) return inside;
  }
  return null;
}

/**
 * The free space in bytes that opening a database needs at most. If less is free, a failure is due to the disk, not to
 * the database.
 */
const spaceNeeded = 64 * 1024 * 1024;

/** Returns why a database cannot be opened. Damage is checked last, because repairing it loses data. */
export function whyNotOpen(
  folder: string,
  error: unknown,
  { access = accessSync, statfs = statfsSync } = {},
): CannotStart {
  try {
    const file = foreignFile(folder, access);
    if (file !== null) return new CannotStart('folder-foreign', { folder, file });
    const { bavail, bsize } = statfs(folder);
    if (isDiskFull(error) || bavail * bsize < spaceNeeded) return new CannotStart('folder-full', { folder });
  } catch (unreadable) {
    return new CannotStart('folder-unusable', {
      folder,
      code: String((unreadable as NodeJS.ErrnoException).code),
    });
  }
  return new CannotStart('folder-damaged', { folder, why: error instanceof Error ? error.message : '' });
}

async function openPglite(folder: string | null): Promise<OpenDatabase> {
  let opened: Kysely<Database> | null = null;
  const hold = (path: string) => holdFolder(path, (socket) => answerRequest(socket, () => opened));
  const unlock = folder === null ? () => {} : await lockFolder(folder, hold);
  try {
    // Limits the threads that compile PGlite's code, because each of them keeps its memory.
    setFlagsFromString('--wasm-num-compilation-tasks=1');
    // PGlite is loaded on demand, because it is large and PostgreSQL does not need it.
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite =
      folder === null
        ? await PGlite.create({
            startParams: [...PGlite.defaultStartParams, ...bufferParams],
            loadDataDir: emptyDatabase(),
          })
        : await openFiles(join(folder, 'pglite'), PGlite);
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) });
    opened = db;
    return { db, writer: db, exclusive: true, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    if (folder === null) throw error;
    throw whyNotOpen(folder, error);
  }
}

/** Appends use one connection at a time. The second one replaces it if it breaks. */
const writerConnections = 2;

async function openPostgres(
  url: string,
  connections: number,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  // The PostgreSQL client is loaded on demand, because the embedded database does not need it.
  const { CheckedPools } = await import('./postgres.ts');
  const config = {
    connectionString: url,
    // With this option, a statement that waits for a lock fails instead of blocking its request forever.
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
  return { db, writer, exclusive: false, waiting: () => pools.waiting, close };
}

function openPlace(place: StorePlace, onError: (error: Error) => void): Promise<OpenDatabase> {
  switch (place.kind) {
    case 'postgres':
      return openPostgres(place.url, place.connections, onError);
    case 'folder':
      return openPglite(place.folder);
    case 'memory':
      return openPglite(null);
  }
}

/**
 * Refuses a schema that this version does not know or would have to migrate first.
 * @throws CannotStart if the schema is refused
 */
async function checkSchema(db: Kysely<Database>, migrated: boolean): Promise<void> {
  const schema = await schemaOf(db);
  if (schema === null) return;
  const { missing, unknown } = schema;
  // Schemas only grow. An older version can therefore use a newer schema if it is told not to migrate.
  if (unknown !== null && migrated) throw new CannotStart('schema-newer', { migration: unknown });
  if (missing !== null && !migrated) throw new CannotStart('schema-older', { migration: missing });
}

/**
 * Opens a database and migrates it to this version.
 * @throws CannotStart if that is not possible
 */
export async function openDatabase(
  place: StorePlace,
  {
    migrated = true,
    onError = () => {},
  }: { readonly migrated?: boolean; readonly onError?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const opened = await openPlace(place, onError);
  try {
    await checkSchema(opened.db, migrated);
    if (migrated) await migrate(opened.db);
    await sql`select 1 from events limit 1`.execute(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    if (error instanceof CannotStart || place.kind === 'memory' || !(error instanceof Error)) throw error;
    if (place.kind === 'folder') throw whyNotOpen(place.folder, error);
    // For an unreachable address, the error is an AggregateError without a message.
    const why = error instanceof AggregateError ? String(error.errors[0]) : error.message;
    throw new CannotStart(isUnavailable(error) ? 'database-away' : 'database-refuses', { why });
  }
}
