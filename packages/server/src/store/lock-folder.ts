import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { lockFile, namedHolder } from './file-lock.ts';
import { holdFolder } from './socket-lock.ts';

/**
 * Takes a data folder for this process: two servers on one embedded database would destroy it.
 * @returns a function that releases the folder
 * @throws CannotStart when another process holds the folder, or it cannot be written to
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CannotStart('folder-unusable', { folder, code });
  }
  const path = join(folder, 'dicehall.lock');
  // Without Unix sockets, as on Windows, the lock file has to do.
  const releaseFolder = await holdFolder(folder).catch(() => () => {});
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

const inUse = (folder: string, holder: number | null): CannotStart =>
  new CannotStart('folder-in-use', { folder, process: String(holder ?? '?') });
