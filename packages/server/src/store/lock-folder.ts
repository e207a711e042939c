import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { lockFile } from './file-lock.ts';

/**
 * Takes a data folder for this process: two servers on one embedded database would destroy it.
 * @returns a function that releases the folder
 * @throws CannotStart when another process holds the folder, or it cannot be written to
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CannotStart('folder-unusable', { folder, code });
  }
  const lock = lockFile(join(folder, 'dicehall.lock'));
  if (lock.held) return lock.release;
  throw new CannotStart('folder-in-use', { folder, process: String(lock.holder ?? '?') });
}
