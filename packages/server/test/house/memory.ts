import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '../../src/store/index.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/dicehall/', import.meta.url));
// Named by when PGlite was installed: another version makes another image.
const version = Math.trunc(statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')).mtimeMs);

/** An empty database to begin with: making one takes PGlite seconds, copying one does not. */
export async function image(): Promise<Blob> {
  const file = join(cache, `pglite-${version}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const pglite = await PGlite.create();
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await pglite.close();
    writeFileSync(`${file}.${process.pid}`, dump);
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}

/** A database of its own in memory. */
export const freshMemory = async (): Promise<OpenDatabase> =>
  openDatabase({ kind: 'memory', image: await image() });
