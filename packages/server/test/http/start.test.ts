import { expect, it, vi } from 'vitest';
import { createServer } from '../../src/node/server.ts';
import { memoryDatabase } from '../support/database.ts';

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
