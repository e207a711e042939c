import { once } from 'node:events';
import { createReadStream, createWriteStream, openSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { syncPath } from './pglite.ts';
import type { Database } from './schema.ts';
import { type RowCounts, readDump, TransferProblem, writeDump } from './transfer.ts';

export type WriteLine = (line: string) => Promise<void>;

export const backUp = (db: Kysely<Database>, file: string): Promise<RowCounts> =>
  writeBackup(file, (write) => writeDump(db, write));

/**
 * Writes the lines of a backup to a file that only its owner may read, because the lines contain the seeds of running
 * matches. An existing file is replaced at the end.
 */
export async function writeBackup(
  file: string,
  dump: (write: WriteLine) => Promise<RowCounts>,
): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  const target = createWriteStream('', { fd: openSync(unfinished, 'w', 0o600) });
  const gzip = createGzip();
  gzip.pipe(target);
  const failed = new Promise<never>((_, reject) => target.once('error', reject));
  failed.catch(() => {});
  try {
    const counts = await Promise.race([
      dump(async (line) => {
        if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), failed]);
      }),
      failed,
    ]);
    gzip.end();
    await Promise.race([once(target, 'close'), failed]);
    syncPath(unfinished);
    renameSync(unfinished, file);
    return counts;
  } catch (error) {
    target.destroy();
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Yields the lines of a source. Node's `readline` is not used, because since Node 24 it also splits at U+2028 and
 * U+2029, which JSON may contain.
 */
export async function* linesOf(source: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of source) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Reads a backup, completely or not at all.
 * @throws TransferProblem if the backup is unreadable or newer than this version, or if the database is not empty
 */
export async function restore(db: Kysely<Database>, file: string): Promise<RowCounts> {
  // A missing file gives a different error from an unreadable one.
  const source = createReadStream('', { fd: openSync(file, 'r') });
  const lines = createGunzip().setEncoding('utf8');
  // Without a listener, an error before the first read would end the program, because `pipeline` stops listening
  // after the last part of a truncated file. The reader of the lines still gets the error.
  lines.on('error', () => {});
  pipeline(source, lines, () => {});
  try {
    return await readDump(db, linesOf(lines));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_')
      ? new TransferProblem(code === 'Z_BUF_ERROR' ? 'backup-cut' : 'backup-unreadable')
      : error;
  } finally {
    source.destroy();
  }
}
