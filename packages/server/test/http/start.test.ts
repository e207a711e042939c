import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { localBus } from '../../src/bus/bus.ts';
import { createServer, type ServerSetup } from '../../src/node/server.ts';
import { missing } from '../real/missing.ts';
import { realNode } from '../real/node.ts';
import { memoryDatabase, prepareFolder } from '../support/database.ts';

const hour = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a node and collects the lines of its log. */
async function startNode(log = 'silent', more: Partial<ServerSetup> = {}) {
  const lines: Readonly<Record<string, unknown>>[] = [];
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
    log,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    ...more,
  });
  return { server, lines };
}

it('a slow task never overlaps with its next run, and a failed task is logged and repeated', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server, lines } = await startNode('info');
  let end = () => {};
  const beat = vi.spyOn(server.streams, 'beat');
  beat.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  const failures = [
    [Object.assign(new Error('no'), { code: 'ENOSPC' }), 50, 'The disk is full'],
    [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 40, 'The store does not answer'],
    [new Error('no'), 50, 'A background task failed'],
  ] as const;
  for (const [error] of failures) beat.mockRejectedValueOnce(error);
  beat.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(beat).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(beat).toHaveBeenCalledTimes(5);
  await server.stop();
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ...failures.map(([, level, line]) => [level, line]),
    [30, 'Stopping'],
    [30, 'Stopped'],
  ]);
});

it('the log has the route of a request without its values, and no secret that an error may carry', async () => {
  const { server, lines } = await startNode('debug');
  await server.app.inject({
    url: '/api/v1/tables/0000000000000000?since=3',
    headers: { cookie: 'dicehall=me' },
  });
  const answered = lines.filter(({ msg }) => msg === 'Answered');
  expect(answered).toEqual([
    {
      level: 20,
      time: expect.any(Number),
      id: expect.any(String),
      route: '/api/v1/tables/:id',
      method: 'GET',
      status: 404,
      ms: expect.any(Number),
      msg: 'Answered',
    },
  ]);
  const secrets = ['authorization', 'cookie', 'secret', 'seed', 'serverSeed', 'parameters'];
  server.app.log.info({ asked: Object.fromEntries([...secrets, 'text'].map((name) => [name, 'shown'])) });
  expect(lines.at(-1)?.asked).toEqual({
    ...Object.fromEntries(secrets.map((name) => [name, '[Redacted]'])),
    text: 'shown',
  });
  server.app.log.error({
    err: new AggregateError([Object.assign(new Error('one'), { detail: 'text' })], 'all'),
  });
  expect(lines.at(-1)?.err).toEqual({
    name: 'AggregateError',
    message: 'all',
    stack: expect.any(String),
    errors: [{ name: 'Error', message: 'one', stack: expect.any(String) }],
  });
  await server.stop();
});

it('nodes without a secret share one, which the first of them saves; a node with a secret uses its own', async () => {
  const memory = await memoryDatabase();
  const database = { ...memory, close: async () => {} };
  const [one, two, other] = await Promise.all(
    ['', '', 'another secret of many characters'].map((secret) => startNode('silent', { database, secret })),
  );
  const { cookies } =
    (await one?.server.app.inject({ method: 'POST', url: '/api/v1/guests', payload: { name: 'Ada' } })) ?? {};
  const [cookie] = cookies ?? [];
  const headers = { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}` };
  const knows = async (node: typeof one) =>
    (await node?.server.app.inject({ url: '/api/v1/me', headers }))?.statusCode;
  expect([await knows(one), await knows(two), await knows(other)]).toEqual([200, 200, 401]);
  const saved = await database.db
    .selectFrom('settings')
    .selectAll()
    .where('name', '=', 'cookie-secret')
    .execute();
  expect(saved).toMatchObject([{ value: expect.stringMatching(/^[\w-]{43}$/) }]);
  for (const node of [one, two, other]) await node?.server.stop();
  await memory.close();
});

it('a stopping node notifies its clients, stops its jobs, finishes open requests, and then closes the bus and the database', async () => {
  const done: string[] = [];
  const bus = localBus();
  const database = { ...(await memoryDatabase()) };
  const retention = { open: 7, unfinished: 90, guests: 7, people: 400, chat: 90, networks: 30 };
  const { server } = await startNode('silent', { bus, database, retention });
  const { streams, sockets, turnScheduler, app, retention: job } = server;
  const observe = <Of extends object>(of: Of, method: keyof Of & string, name: string) => {
    const real = (of[method] as () => unknown).bind(of);
    (of as Record<string, unknown>)[method] = () => {
      done.push(name);
      return real();
    };
  };
  observe(streams, 'sendBye', 'bye to streams');
  observe(sockets, 'closeAll', 'bye to sockets');
  observe(turnScheduler, 'stop', 'moves');
  if (job !== null) observe(job, 'stop', 'retention');
  observe(app, 'close', 'requests');
  observe(bus, 'close', 'bus');
  observe(database, 'close', 'database');
  const stopping = server.stop();
  expect((await app.inject('/readyz')).json()).toMatchObject({ ok: false, writes: true, stopping: true });
  await Promise.all([stopping, server.stop()]);
  expect(done).toEqual([
    'bye to streams',
    'bye to sockets',
    'moves',
    'retention',
    'requests',
    'bus',
    'database',
  ]);
});

it('a client has 20 seconds for a request, 72 seconds until the next one, and five minutes without progress', async () => {
  const { server } = await startNode();
  expect(server.app.server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    timeout: 300_000,
  });
  await server.stop();
});

it('the server starts even if a plugin is slow', async () => {
  const { server } = await startNode();
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
