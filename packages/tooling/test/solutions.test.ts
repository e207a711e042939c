import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../solutions.mjs', import.meta.url));

it('the solutions that come with the program equal those that the solvers compute', async () => {
  const checked = promisify(execFile)(process.execPath, [program, '--check']);
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
