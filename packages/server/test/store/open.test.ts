import { mkdirSync, mkdtempSync, rmSync, type statfsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { whyNotOpen } from '../../src/store/open.ts';
import { CheckedPools } from '../../src/store/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an unreachable database is refused with the reason', async () => {
  const place = { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', connections: 1 } as const;
  await expect(openDatabase(place)).rejects.toMatchObject({
    code: 'database-away',
    values: { why: expect.stringContaining('ECONNREFUSED') },
  });
});

test('a data folder is reported as damaged only if 64 MiB are free and its files belong to this user', () => {
  const why = (error: unknown, given: Parameters<typeof whyNotOpen>[2] = {}) => {
    const { code, values } = whyNotOpen(folder, error, given);
    return [code, values];
  };
  const free = (bytes: number) => ({
    statfs: (() => ({ bavail: bytes / 4096, bsize: 4096 })) as unknown as typeof statfsSync,
  });
  const needed = 64 * 2 ** 20;
  const failed = new Error('PGlite failed to initialize properly');
  expect(why(failed, free(needed))).toEqual(['folder-damaged', { folder, why: failed.message }]);
  expect(why('nothing', free(needed))).toEqual(['folder-damaged', { folder, why: '' }]);
  expect(why(failed, free(needed - 4096))).toEqual(['folder-full', { folder }]);
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(why(full, free(2 ** 30))).toEqual(['folder-full', { folder }]);
  const broken = () => {
    throw Object.assign(new Error('i/o error'), { code: 'EIO' });
  };
  expect(why(failed, { statfs: broken })).toEqual(['folder-unusable', { folder, code: 'EIO' }]);
  const file = join(folder, 'foreign', 'pg_control');
  mkdirSync(join(folder, 'foreign'));
  writeFileSync(file, '');
  const access = (path: unknown) => {
    if (path === file) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  };
  expect(why(failed, { access })).toEqual(['folder-foreign', { folder, file }]);
});

test('queries beyond the connections of their pool count as waiting', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const pools = new CheckedPools({ host: '127.0.0.1', port }, () => {});
  const [small, large] = [pools.pool(1), pools.pool(2)];
  expect(pools.waiting).toBe(0);
  const asked = [small, small, small, small, large, large, large].map((pool) => pool.connect());
  const ended = Promise.allSettled(asked);
  expect(pools.waiting).toBe(4);
  silent.close();
  for (const socket of sockets) socket.destroy();
  silent.on('connection', (socket) => socket.destroy());
  expect((await ended).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
  expect(pools.waiting).toBe(0);
  pools.stop();
});
