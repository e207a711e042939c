import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '../../src/store/index.ts';
import { cached } from './cached.ts';

// PGlite's code runs for seconds here: making it fast would cost more than it saves.
setFlagsFromString('--liftoff-only');

// Named by when PGlite was installed: another version makes another image.
const version = Math.trunc(statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')).mtimeMs);

/** An empty database to begin with: making one takes PGlite seconds, copying one does not. */
const image = (): Promise<string> =>
  cached(`pglite-${version}.tar`, async (path) => {
    const pglite = await PGlite.create();
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await pglite.close();
    writeFileSync(path, dump);
  });

/** A database of its own in memory. */
export const memoryDatabase = async (): Promise<OpenDatabase> =>
  openDatabase({ kind: 'memory', image: new Blob([readFileSync(await image())]) });

/** Puts an empty database where a server with this data folder looks for it. */
export async function prepareFolder(data: string): Promise<void> {
  const from = await cached(`pglite-${version}`, async (path) => {
    const loadDataDir = new Blob([readFileSync(await image())]);
    await (await PGlite.create({ dataDir: path, loadDataDir })).close();
  });
  mkdirSync(data, { recursive: true });
  cpSync(from, join(data, 'pglite'), { recursive: true });
}
