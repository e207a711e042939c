import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SyncedFiles } from '../../src/store/pglite-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-synced-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Sync {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

test.each([
  [null, 0],
  ['EBADF', 0],
  ['EINVAL', 0],
  ['EISDIR', 0],
  ['EPERM', 0],
  ['EIO', 29],
  ['ENOSPC', 29],
  ['EDQUOT', 29],
])('a file whose sync ends with %s has the result %i for the database', async (code, result) => {
  const synced: number[] = [];
  const files = new SyncedFiles(folder, (file) => {
    synced.push(file);
    if (code !== null) throw Object.assign(new Error(code), { code });
  });
  const { emscriptenOpts } = await files.init({} as never, {});
  const module: Sync = { NODEFS: { stream_ops: {} } };
  const [addSync] = (emscriptenOpts.preRun as unknown as ((module: unknown) => void)[]).slice(-1);
  addSync?.(module);
  expect(module.NODEFS.stream_ops.fsync?.({ nfd: 7 })).toBe(result);
  expect(synced).toEqual([7]);
});
