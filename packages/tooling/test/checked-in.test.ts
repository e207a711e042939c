import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it.each([
  ['assembly', 'WebAssembly of the solvers equals the compiled sources'],
  ['empty-database', 'image of an empty database is the one that the installed version of PGlite makes'],
])('the checked-in file %s is up to date: the %s', async (name) => {
  const program = fileURLToPath(new URL(`../${name}.mjs`, import.meta.url));
  // Turns off the optimizing compiler for WebAssembly, which would take half of the time.
  const checked = promisify(execFile)(process.execPath, ['--liftoff-only', program, '--check']);
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
