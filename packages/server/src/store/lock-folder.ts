import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { lockFile, namedHolder } from './file-lock.ts';
import { holdFolder } from './socket-lock.ts';

/**
 * Takes a data folder for this process: two servers on one embedded database would destroy it.
 * @param hold takes the socket of the folder
 * @returns a function that releases the folder
 * @throws CannotStart when another process holds the folder, or it cannot be written to
 */
export async function lockFolder(folder: string, hold = holdFolder): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new CannotStart('folder-unusable', { folder, code: codeOf(error) });
  }
  const path = join(folder, 'dicehall.lock');
  const releaseFolder = await hold(folder).catch((error: unknown) => {
    const code = codeOf(error);
    if (noSockets.has(code)) return () => {};
    throw new CannotStart('folder-unusable', { folder, code });
  });
  if (releaseFolder === null) throw inUse(folder, namedHolder(path));
  const lock = lockFile(path);
  if (!lock.held) {
    releaseFolder();
    throw inUse(folder, lock.holder);
  }
  return () => {
    lock.release();
    releaseFolder();
  };
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/**
 * What a file system, a platform or a path without Unix sockets answers; there the lock file has to do. `ENOENT` comes from a Linux
 * without /proc.
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
