import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** What the other process does: it makes an empty database in a folder and closes it again. */
const program = `
  const [pglite, folder] = process.argv.slice(1);
  require(pglite).PGlite.create({ dataDir: folder }).then((made) => made.close());
`;

/**
 * Makes the folder of an embedded database if it is not there yet. In a process of its own: making one takes 500 MB, which
 * this one would keep. Under another name until it is whole: one that was broken off is made anew.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', program, pglite, unfinished]);
  renameSync(unfinished, folder);
}
