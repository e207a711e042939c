import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotStart, openDatabase } from '../../src/store/index.ts';
import { lockFolder } from '../../src/store/lock.ts';
import { freshFolder } from '../house/memory.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeContract('PGlite in a folder', async () => {
  const data = join(folder, 'data');
  await freshFolder(data);
  return openDatabase({ kind: 'folder', folder: data });
});

test('a folder that another process writes to is refused, one that a dead process left is not', () => {
  const own = join(folder, 'lock');
  const unlock = lockFolder(own);
  expect(() => lockFolder(own)).toThrow(CannotStart);
  unlock();
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(own, 'dicehall.lock'), `${dead} 1`);
  lockFolder(own)();
});
