import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/dicehall.js', import.meta.url));

test('the command prints one sentence and exits with code 1 if the disk is full', (context) => {
  if (!existsSync('/dev/full')) {
    context.skip('this system has no /dev/full, the disk that is always full');
    return;
  }
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'games', '--lang', 'en'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'dicehall: The disk is full: free some space and try again.\n',
  });
});

test('the command prints one sentence and exits with code 1 if the output pipe is closed', async () => {
  const child = spawn(process.execPath, [bin, 'score', 'greed', '--lang', 'en']);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  // The output is larger than the buffer of a pipe.
  child.stdin.on('error', () => {});
  child.stdin.end('51341\n'.repeat(50_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'close');
  expect({ status, errors }).toEqual({
    status: 1,
    errors: 'dicehall: The output was closed before everything was written.\n',
  });
});
