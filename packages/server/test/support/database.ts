import { cpSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import { emptyDatabaseFile } from '../../src/data-files.ts';
import { type OpenDatabase, openDatabase } from '../../src/store/index.ts';
import { makeFolder } from '../../src/store/pglite.ts';
import { cached } from './cached.ts';

// PGlite runs only for seconds in tests, so optimizing its code costs more than it saves. Solvers in the same process
// run long enough to exceed this budget and are optimized.
setFlagsFromString('--wasm-tiering-budget=300000000');

/** The unused databases of this test process. They are reused, because starting one takes a second. */
const idle: OpenDatabase[] = [];

async function empty({ db }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(db);
}

/** Opens an empty database in memory. Closing it makes it available to the next test. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openDatabase({ kind: 'memory' }));
  await empty(database);
  let open = true;
  const close = async () => {
    if (open) idle.push(database);
    open = false;
  };
  return { ...database, close };
}

/** Puts an empty database into a data folder. */
export async function prepareFolder(data: string): Promise<void> {
  const version = Math.trunc(statSync(emptyDatabaseFile).mtimeMs);
  const from = await cached(`pglite-${version}`, makeFolder);
  mkdirSync(data, { recursive: true });
  cpSync(from, join(data, 'pglite'), { recursive: true });
}
