import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Kysely } from 'kysely';
import { linesOf, type WriteLine, writeBackup } from './backup.ts';
import { askHolders } from './lock-folder.ts';
import { createRetentionStore, type RetentionKind, retentionKinds } from './retention.ts';
import type { Database } from './schema.ts';
import { type RowCounts, writeDump } from './transfer.ts';

// Only one process may open an embedded database. Other processes ask it over the socket in its folder, which only the
// owner and root can use. They send one line with a request and receive the lines of the response, the last of which is
// an `Answer`. The asking process writes the file of a backup, because a server may be allowed to write only into its
// own folder.

/** The end of a backup, a number of expired rows, or the reason for a failure. */
interface Answer {
  readonly end?: RowCounts;
  readonly count?: number;
  readonly error?: string;
}

/**
 * The maximum time in milliseconds for a request to arrive. A process that only checks whether the folder is in use
 * sends no request.
 */
const requestTimeout = 2000;
/**
 * The maximum pause in milliseconds of the other process while it reads a backup. The database and all requests wait
 * for it.
 */
const readTimeout = 5000;
const maxRequest = 100;

/** Writes lines to another process, as fast as that process reads. */
function lineWriter(socket: Socket): WriteLine {
  const closed = once(socket, 'close').then(() => {
    throw new Error('The other process does not read the backup');
  });
  closed.catch(() => {});
  return async (line) => {
    if (socket.destroyed) await closed;
    if (!socket.write(`${line}\n`)) await Promise.race([once(socket, 'drain'), closed]);
  };
}

async function respond(request: string, db: Kysely<Database>, write: WriteLine): Promise<void> {
  const [what, kind, before] = request.split(' ');
  if (what === 'backup') await writeDump(db, write);
  else if (what === 'count' && retentionKinds.some((one) => one === kind)) {
    const count = await createRetentionStore(db).count(kind as RetentionKind, new Date(Number(before)));
    await write(JSON.stringify({ count } satisfies Answer));
  } else throw new Error('The server has another version');
}

/** Answers a request of another process. */
export function answerRequest(
  socket: Socket,
  db: () => Kysely<Database> | null,
  patience = readTimeout,
): void {
  let request = '';
  socket.setEncoding('utf8').setTimeout(requestTimeout, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    request += String(part);
    if (request.length > maxRequest) socket.destroy();
    if (!request.includes('\n')) return;
    socket.removeAllListeners('data').setTimeout(patience);
    const opened = db();
    const line = request.slice(0, request.indexOf('\n'));
    const responded =
      opened === null
        ? Promise.reject(new Error('The server is starting'))
        : respond(line, opened, lineWriter(socket));
    responded.then(
      () => socket.end(),
      (error: unknown) =>
        socket.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
    );
  });
}

/** Yields the lines of a response. Returns the answer at their end. */
async function* linesBefore(socket: Socket): AsyncGenerator<string, Answer> {
  for await (const line of linesOf(socket)) {
    // All other lines are rows or start with another key.
    if (/^\{"(end|count|error)":/.test(line)) {
      const answer = JSON.parse(line) as Answer;
      if (answer.error !== undefined) throw new Error(answer.error);
      if (answer.end !== undefined) yield line;
      return answer;
    }
    yield line;
  }
  throw new Error('The server stopped before its response was complete');
}

/**
 * Asks the process that uses a folder.
 * @param read reads the response
 * @returns null if no process responds
 * @throws Error with the reason that the server gives
 */
function ask<Value>(
  folder: string,
  request: string,
  read: (lines: AsyncGenerator<string, Answer>) => Promise<Value>,
): Promise<Value | null> {
  return askHolders(folder, async (path) => {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      socket.setEncoding('utf8').write(`${request}\n`);
      return await read(linesBefore(socket));
    } catch (error) {
      const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
      if (['ECONNREFUSED', 'ECONNRESET'].includes(code) || (code === 'ENOENT' && syscall === 'connect'))
        return null;
      throw error;
    } finally {
      socket.destroy();
    }
  });
}

async function answerAfter(lines: AsyncGenerator<string, Answer>, write: WriteLine): Promise<Answer> {
  for (;;) {
    const next = await lines.next();
    if (next.done === true) return next.value;
    await write(next.value);
  }
}

/** Backs up a data folder through the server that uses it. Returns null if no server responds. */
export const askForBackup = (folder: string, file: string): Promise<RowCounts | null> =>
  ask(folder, 'backup', (lines) =>
    writeBackup(file, async (write) => {
      const { end } = await answerAfter(lines, write);
      if (end === undefined) throw new Error('The server does not answer');
      return end;
    }),
  );

/**
 * Asks the server that uses a data folder how much it would delete.
 * @throws Error if no server responds
 */
export async function askForCount(folder: string, kind: RetentionKind, before: Date): Promise<number> {
  const answer = await ask(folder, `count ${kind} ${before.getTime()}`, (lines) =>
    answerAfter(lines, async () => {}),
  );
  if (answer?.count === undefined) throw new Error('The server does not answer');
  return answer.count;
}
