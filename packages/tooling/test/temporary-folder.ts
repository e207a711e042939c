import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Deletes a folder, even if an ending program still writes to it; gives up after two seconds. */
function remove(folder: string): void {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  console.error(`Could not delete ${folder}.`);
}

/** The disk space in bytes that a test run needs, with a reserve. */
const needed = 2 * 1024 ** 3;

/**
 * Returns a folder in memory on Linux, if it has enough space and allows programs to run. In a folder on disk, tests
 * would wait for the disk.
 */
function inMemory(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    const options = mount?.split(' ')[3]?.split(',') ?? ['noexec'];
    return bavail * bsize >= needed && !options.includes('noexec') ? folder : null;
  } catch {
    return null;
  }
}

/**
 * Gives the test run a temporary folder that only its user may enter, and deletes it at the end. A teardown would be
 * too early, because it runs before the workers and their browsers end.
 */
export default function temporaryFolder(): void {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'dicehall-tests-'));
  // The workers inherit it.
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}
