import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** Run by the child process: creates an empty database in a folder and closes it. */
const program = `
  const [pglite, folder] = process.argv.slice(1);
  require(pglite).PGlite.create({ dataDir: folder }).then((made) => made.close());
`;

/**
 * Creates the folder of an embedded database if there is none. In a child process, because it takes 500 MB that this process
 * would keep; under a temporary name, so that an interrupted one is never used.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', program, pglite, unfinished]);
  renameSync(unfinished, folder);
}
