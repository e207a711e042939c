import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

const namePattern = /^dicehall-[0-9a-f]{12}\.sock$/;
/** The maximum number of attempts to lock the folder if another process tries at the same time. */
const maxAttempts = 4;

/** Whether a process listens on a socket. The kernel accepts connections for a process even while it is suspended. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

function listen(path: string, onConnection: (socket: Socket) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const server = createServer(onConnection).unref();
    server.once('error', reject);
    server.listen(path, () => resolve(() => server.close()));
  });
}

/**
 * Returns a path for sockets in a folder. Such a path may have at most 107 bytes. On Linux, /proc gives an open folder
 * a short path.
 */
function shortPath(folder: string): { readonly base: string; readonly directory: number | null } {
  if (process.platform !== 'linux') return { base: folder, directory: null };
  const directory = openSync(folder, constants.O_RDONLY);
  return { base: `/proc/self/fd/${directory}`, directory };
}

/** Calls `ask` with the path of each socket in a folder that is in use, until a call returns a result. */
export async function askHolders<Value>(
  folder: string,
  ask: (path: string) => Promise<Value | null>,
): Promise<Value | null> {
  const { base, directory } = shortPath(folder);
  try {
    for (const name of readdirSync(folder).filter((one) => namePattern.test(one))) {
      const value = await ask(join(base, name));
      if (value !== null) return value;
    }
    return null;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}

/**
 * Locks a folder for the lifetime of this process. Each process first listens on its own Unix socket in the folder
 * and then checks for sockets of other processes. At least one of two processes thus notices the other. Unlike a
 * process id, a socket is the same in every container of this machine, and it closes when its process ends.
 * @param onConnection responds to requests of other processes over the socket
 * @returns a function that releases the folder; null if another process holds it
 * @throws if the file system or the platform has no Unix sockets
 */
export async function holdFolder(
  folder: string,
  onConnection = (socket: Socket): unknown => socket.destroy(),
): Promise<(() => void) | null> {
  const { base, directory } = shortPath(folder);
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const own = `dicehall-${randomBytes(6).toString('hex')}.sock`;
      const close = await listen(join(base, own), onConnection);
      const names = readdirSync(folder).filter((name) => namePattern.test(name));
      const alive = await Promise.all(names.map((name) => isAlive(join(base, name))));
      // Another process that held the folder in the meantime may have removed the socket as dead.
      if (alive[names.indexOf(own)] === true && alive.filter(Boolean).length === 1) {
        for (const name of names) if (name !== own) rmSync(join(folder, name), { force: true });
        return () => {
          close();
          rmSync(join(folder, own), { force: true });
        };
      }
      close();
      rmSync(join(folder, own), { force: true });
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
    }
    return null;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns when a process started. Only Linux provides this; on other systems, the process id has to suffice. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

interface Holder {
  /** The process id. It may belong to a process in another container. */
  readonly pid: number;
  readonly start: string;
}

/** Returns the process that a lock file names; null if the file is missing or names none. */
function holderOf(path: string): Holder | null {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const [pid, start = ''] = text.split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), start } : null;
}

const isHolderAlive = ({ pid, start }: Holder): boolean => isRunning(pid) && startOf(pid) === start;

/** Returns the process id in a lock file; null if there is none. */
export const namedHolder = (path: string): number | null => holderOf(path)?.pid ?? null;

type FileLock =
  | { readonly held: true; release(): void }
  /** The process id of the holder; null if another process is taking the lock at this moment. */
  | { readonly held: false; readonly holder: number | null };

/** Writes a lock file that names this process. Returns false if a lock file already exists. */
function isCreated(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Takes a lock file for this process. If the process of an existing lock has ended, its lock is taken over immediately.
 * docs/adr/012 explains why no library is used.
 * @throws Error if the file cannot be written
 */
export function lockFile(path: string): FileLock {
  const held: FileLock = { held: true, release: () => rmSync(path, { force: true }) };
  if (isCreated(path)) return held;
  const holder = holderOf(path);
  if (holder !== null && isHolderAlive(holder)) return { held: false, holder: holder.pid };
  rmSync(path, { force: true });
  return isCreated(path) ? held : { held: false, holder: null };
}

/**
 * Creates a folder and its parents. Node's own option `recursive` never returns if a parent does not allow folders, as
 * in /proc.
 */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created the folder at the same time.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Locks a data folder for this process, because two servers would destroy its database.
 * @param hold takes the socket of the folder
 * @returns a function that releases the folder
 * @throws CannotStart if another process holds the folder, or if it is not writable
 */
export async function lockFolder(folder: string, hold = holdFolder): Promise<() => void> {
  const path = join(folder, 'dicehall.lock');
  let releaseFolder: (() => void) | null = null;
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK);
    releaseFolder = await hold(folder).catch((error: unknown) => {
      if (noSockets.has(codeOf(error))) return () => {};
      throw error;
    });
    if (releaseFolder === null) throw inUse(folder, namedHolder(path));
    const lock = lockFile(path);
    if (!lock.held) throw inUse(folder, lock.holder);
    return () => {
      lock.release();
      releaseFolder?.();
    };
  } catch (error) {
    releaseFolder?.();
    throw error instanceof CannotStart ? error : unusable(folder, codeOf(error));
  }
}

const unusable = (folder: string, code: string): CannotStart =>
  code === 'ENOSPC'
    ? new CannotStart('folder-full', { folder })
    : new CannotStart('folder-unusable', { folder, code });

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/**
 * The errors of a file system, a platform or a path without Unix sockets. The process then uses only the lock file.
 * `ENOENT` occurs on a Linux system without /proc.
 */
const noSockets: ReadonlySet<string> = new Set([
  'EACCES',
  'EINVAL',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EPERM',
]);

const inUse = (folder: string, holder: number | null): CannotStart =>
  new CannotStart('folder-in-use', { folder, process: String(holder ?? '?') });
