import { execFile } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import { emptyDatabaseFile } from '../data-files.ts';

/** The program of the child process, which unpacks the empty database into a folder, opens it and closes it. */
const program = `
  const [pglite, image, folder] = process.argv.slice(1);
  const loadDataDir = new Blob([require('zlib').brotliDecompressSync(require('fs').readFileSync(image))]);
  require(pglite).PGlite.create({ dataDir: folder, loadDataDir }).then((made) => made.close());
`;

/** Waits until the content of a file or folder is on disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the entries of a folder are on disk. Windows can sync only files. */
function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else syncPath(path);
  }
  if (process.platform !== 'win32') syncPath(folder);
}

/**
 * Creates the folder of an embedded database if it is missing. This happens in a child process, because it takes 400 MB
 * that this process would never release. The folder first has a temporary name, so that an incomplete folder is never
 * used.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', program, pglite, emptyDatabaseFile, unfinished]);
  syncFolder(unfinished);
  renameSync(unfinished, folder);
  if (process.platform !== 'win32') syncPath(dirname(folder));
}

/** Removes the values of the statement from PGlite's errors, because the values may be secret. */
function withoutValues(error: unknown): never {
  if (error instanceof Error) Object.assign(error, { params: undefined, detail: undefined });
  throw error;
}

/** Kysely's PostgreSQL dialect for an embedded PGlite. It has a pool of one connection, which clients use in turn. */
export function pgliteDialect(pglite: PGlite): PostgresDialect {
  let free: Promise<void> = Promise.resolve();

  async function query<Row>(statement: string, values: readonly unknown[]) {
    const { rows, affectedRows = 0 } = await pglite.query<Row>(statement, [...values]).catch(withoutValues);
    // Kysely reads `rowCount` only for commands that write. PGlite does not report the command, so the result always
    // has the command UPDATE.
    return { command: 'UPDATE' as const, rowCount: affectedRows, rows };
  }

  return new PostgresDialect({
    pool: {
      async connect(): Promise<PostgresPoolClient> {
        const turn = free;
        let release = () => {};
        free = new Promise((resolve) => {
          release = resolve;
        });
        await turn;
        return {
          // Kysely calls only this overload, because results are not streamed.
          query: query as PostgresPoolClient['query'],
          // PGlite responds without a pause, and it may wait for the disk. Without `setImmediate`, the server would not
          // read from any connection while statements wait, and would refuse requests that arrived in time with status
          // 408.
          release: () => setImmediate(release),
        };
      },
      end: () => pglite.close(),
    },
  });
}
