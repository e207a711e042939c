import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../assembly.mjs', import.meta.url));

it('the checked-in WebAssembly of the solvers equals the compiled sources', async () => {
  const checked = promisify(execFile)(process.execPath, [program, '--check']);
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
