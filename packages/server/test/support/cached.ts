import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/dicehall/', import.meta.url));

/** Something slow to make, kept from one test run to the next: where it is, made anew if it is not there yet. */
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
    // Two test files made it at once: the other one's is as good.
    if (!existsSync(path)) throw error;
  }
  return path;
}
