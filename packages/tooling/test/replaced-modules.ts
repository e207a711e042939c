import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/**
 * Loads modules anew before and after a file that replaces some by `vi.mock`. Files share the modules of their worker: one that was
 * loaded before would not be replaced, and one that imported a replacement would keep it in the next file.
 */
const { testPath } = expect.getState();
if (testPath === undefined) throw new Error('The path of the test file is not known yet.');
if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
