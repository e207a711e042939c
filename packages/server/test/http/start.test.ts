import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createServer } from '../../src/node/server.ts';
import { missing } from '../real/missing.ts';
import { realNode } from '../real/node.ts';
import { memoryDatabase, prepareFolder } from '../support/database.ts';

const hour = 3_600_000;

it('the server starts even if a plugin is slow', async () => {
  const server = await createServer({
    database: await memoryDatabase(),
    think: 0,
    secret: 'a secret of thirty-two characters',
    publicUrl: null,
    hosts: [],
    trustProxy: 0,
    limits: false,
    metricsToken: '',
    web: null,
    log: 'silent',
  });
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.app.register(async () => new Promise<void>((resolve) => setTimeout(resolve, hour)));
    const ready = server.app.ready().then(
      () => 'ready',
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(hour);
    expect(await ready).toBe('ready');
  } finally {
    vi.useRealTimers();
    await server.stop();
  }
});

it('a thousand clients can connect while the server is busy', async () => {
  const most = '/proc/sys/net/core/somaxconn';
  if (process.platform !== 'linux' || Number(readFileSync(most, 'utf8')) < 1000) {
    missing('a thousand connections at once', 'the system keeps fewer');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-start-'));
  await prepareFolder(folder);
  const node = await realNode({ DICEHALL_DATA: folder });
  const { hostname, port } = new URL(node.address);
  node.freeze();
  const clients = Array.from({ length: 1000 }, () => connect(Number(port), hostname));
  try {
    await Promise.all(clients.map((client) => once(client, 'connect')));
  } finally {
    for (const client of clients) client.destroy();
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
