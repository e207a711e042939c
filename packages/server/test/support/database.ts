import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../src/store/index.ts';
import { cached } from './cached.ts';

// PGlite runs only for seconds here: optimizing its code costs more than it saves.
setFlagsFromString('--liftoff-only');

// Another version of PGlite needs another image.
const version = Math.trunc(statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')).mtimeMs);

/** The image of an empty database, which takes PGlite seconds to make. */
const image = (): Promise<string> =>
  cached(`pglite-${version}.tar`, async (path) => {
    const pglite = await PGlite.create();
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await pglite.close();
    writeFileSync(path, dump);
  });

const openInMemory = async (): Promise<OpenDatabase> =>
  openDatabase({ kind: 'memory', image: new Blob([readFileSync(await image())]) });

/** The databases of this test process that nobody uses: to start one takes a second. */
const idle: OpenDatabase[] = [];

async function empty({ db }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(db);
}

/** An empty database in memory. Closing it leaves it to the next test. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openInMemory());
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
  const from = await cached(`pglite-${version}`, async (path) => {
    const loadDataDir = new Blob([readFileSync(await image())]);
    await (await PGlite.create({ dataDir: path, loadDataDir })).close();
  });
  mkdirSync(data, { recursive: true });
  cpSync(from, join(data, 'pglite'), { recursive: true });
}
