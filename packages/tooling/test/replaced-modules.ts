import { afterAll, expect, vi } from 'vitest';
import { replacesModules } from './replaces-modules.ts';

/**
 * Makes a test file that uses `vi.mock` load its modules again, and the next file too. The test files of a worker
 * share modules: a module that was already loaded would not be replaced, and a module that imported a replacement
 * would keep it in the next file.
 */
const { testPath } = expect.getState();
if (testPath === undefined) throw new Error('The path of the test file is not known yet.');
if (replacesModules(testPath)) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
