import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/dicehall/', import.meta.url));

/** Returns the path of a file that is slow to make and is therefore cached between test runs. */
export async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(cache, name);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const own = `${path}.${process.pid}`;
  await make(own);
  try {
    renameSync(own, path);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another test process made the file at the same time.
    if (!existsSync(path)) throw error;
  }
  return path;
}
