import { once } from 'node:events';
import { createReadStream, createWriteStream, openSync, type ReadStream, renameSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { askHolders } from './lock-folder.ts';
import { syncPath } from './pglite.ts';
import type { Database } from './schema.ts';
import { type RowCounts, readDump, TransferProblem, writeDump } from './transfer.ts';

/**
 * Writes a backup to a file that only its owner may read, because it contains the seeds of running matches. An existing file is
 * replaced at the end.
 */
export async function backUp(db: Kysely<Database>, file: string): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  const target = createWriteStream(unfinished, { mode: 0o600 });
  const gzip = createGzip();
  gzip.pipe(target);
  const failed = new Promise<never>((_, reject) => target.once('error', reject));
  failed.catch(() => {});
  try {
    const write = async (line: string) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), failed]);
    };
    const counts = await Promise.race([writeDump(db, write), failed]);
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
 * Yields the lines of a gzipped file. Node's `readline` is not used: since Node 24 it also splits at U+2028 and U+2029,
 * which JSON may contain.
 */
async function* linesOf(source: ReadStream): AsyncGenerator<string> {
  let rest = '';
  for await (const part of source.pipe(createGunzip()).setEncoding('utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Reads a backup into an empty database, completely or not at all.
 * @throws TransferProblem
 */
export async function restore(db: Kysely<Database>, file: string): Promise<RowCounts> {
  // The file is opened first, because a missing file is a different error from an unreadable one.
  const source = createReadStream('', { fd: openSync(file, 'r') });
  try {
    return await readDump(db, linesOf(source));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_')
      ? new TransferProblem(code === 'Z_BUF_ERROR' ? 'backup-cut' : 'backup-unreadable')
      : error;
  } finally {
    source.destroy();
  }
}

/** The request that is sent to a server over the socket of its data folder, and the response. */
interface Answer {
  readonly counts?: RowCounts;
  readonly error?: string;
}

/** The maximum time for a request to arrive, in milliseconds. A process that only checks whether the folder is in use sends no request. */
const requestTimeout = 2000;
const maxRequest = 8192;

/** Answers a request for a backup. Only the owner of the folder can connect to its socket. */
export function answerBackup(socket: Socket, db: () => Kysely<Database> | null): void {
  let request = '';
  socket.setEncoding('utf8').setTimeout(requestTimeout, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    request += String(part);
    if (request.length > maxRequest) socket.destroy();
    if (!request.includes('\n')) return;
    socket.removeAllListeners('data').setTimeout(0);
    const file = request.slice(0, request.indexOf('\n'));
    const opened = db();
    const backup =
      opened === null ? Promise.reject(new Error('The server is starting')) : backUp(opened, file);
    const done = (answer: Answer) => socket.end(JSON.stringify(answer));
    backup.then(
      (counts) => done({ counts }),
      (error: unknown) => done({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** Sends a request over one socket. Returns null if no server answers. */
async function askOver(path: string, file: string): Promise<RowCounts | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    socket.setEncoding('utf8').write(`${resolve(file)}\n`);
    let text = '';
    for await (const part of socket) text += String(part);
    const { counts, error }: Answer = text === '' ? {} : JSON.parse(text);
    if (error !== undefined) throw new Error(error);
    return counts ?? null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code)) return null;
    throw error;
  }
}

/**
 * Asks the server that uses a data folder to back it up. Returns null if no server answers.
 * @throws Error with the reason of the server
 */
export const askForBackup = (folder: string, file: string): Promise<RowCounts | null> =>
  askHolders(folder, (path) => askOver(path, file));
