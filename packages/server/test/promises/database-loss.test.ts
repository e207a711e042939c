import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { type RealPostgres, realPostgres } from '../real/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../real/tcp-proxy.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { Load } from './load.ts';

const movesBefore = 12;
let postgres: RealPostgres | null = null;
let proxy: TcpProxy | null = null;
let testServer: TestServer | null = null;
let address = '';
let direct = '';
let load: Load;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeAll(async () => {
  postgres = await realPostgres('losing PostgreSQL under load');
  if (postgres === null) return;
  direct = await postgres.fresh();
  proxy = await startTcpProxy(Number(new URL(direct).port));
  const url = Object.assign(new URL(direct), { port: String(proxy.port) }).href;
  const database = await openDatabase({ kind: 'postgres', url, connections: 4 });
  testServer = await startTestServer({ database });
  address = await testServer.server.app.listen({ port: 0 });
  load = new Load(address);
  await load.begin(4);
});
afterAll(async () => {
  proxy?.close();
  await testServer?.close().catch(() => {});
  await postgres?.remove();
});

/** Makes the database end every connection of the server. */
async function terminateBackends(): Promise<void> {
  const admin = new pg.Client(direct);
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await admin.end();
}

async function restart(signal: NodeJS.Signals): Promise<void> {
  await postgres?.stop(signal);
  await postgres?.start();
}

async function stopAnswering(): Promise<void> {
  proxy?.hang();
  await expect.poll(() => testServer?.server.app.inject('/readyz').then((it) => it.statusCode)).toBe(503);
  proxy?.resume();
}

const losses: readonly (readonly [string, () => Promise<void>])[] = [
  ['PostgreSQL stops fast', () => restart('SIGINT')],
  ['PostgreSQL stops immediately', () => restart('SIGQUIT')],
  ['the connections are terminated', terminateBackends],
  ['the network drops the connections silently', async () => proxy?.drop()],
  ['the network drops all packets until /readyz says so', stopAnswering],
];
for (const [loss, lose] of losses) {
  test(`play continues after ${loss}, and no acknowledged move is lost`, async (context) => {
    if (postgres === null) return context.skip('PostgreSQL is not there');
    load.go(address);
    const before = load.acknowledged.length;
    await until(() => load.acknowledged.length >= before + movesBefore);
    await lose();
    const back = performance.now();
    const from = load.acknowledged.length;
    const moved = () => new Set(load.acknowledged.slice(from).map(({ table }) => table));
    await until(() => moved().size === load.tables.length);
    const took = performance.now() - back;
    await load.rest();
    process.stderr.write(`${loss}: every table goes on after ${took.toFixed()} ms\n`);
    await load.expectNothingLost(address);
    // On an idle machine this takes two seconds (bench/results/server.md). Without the checks of connections it would
    // take many minutes.
    expect(took).toBeLessThan(120_000);
  });
}
