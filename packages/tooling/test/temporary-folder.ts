import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Deletes a folder, also while an ending program still writes to it; gives up after two seconds. */
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

/**
 * Gives the test run a temporary folder that only its user may enter, and deletes it at the end: not in a teardown,
 * which runs before the workers and their browsers end.
 */
export default function temporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-tests-'));
  // The workers inherit it.
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}
