import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { CheckedPools } from '../../src/store/postgres.ts';
import { type RealPostgres, realPostgres } from '../real/postgres.ts';
import { startTcpProxy } from '../real/tcp-proxy.ts';
import { startTestServer } from '../support/test-server.ts';
import { storeContract } from './contract.ts';

let postgres: RealPostgres | null = null;
afterAll(() => postgres?.remove());

storeContract('PostgreSQL', async () => {
  postgres = await realPostgres('the store contract on PostgreSQL');
  return postgres === null
    ? null
    : openDatabase({ kind: 'postgres', url: await postgres.fresh(), connections: 4 });
});

test('a connection lost during a transaction fails only that transaction', async (context) => {
  if (postgres === null) return context.skip('PostgreSQL is not there');
  const url = await postgres.fresh();
  const database = await openDatabase({ kind: 'postgres', url, connections: 1 });
  const admin = new pg.Client(url);
  await admin.connect();
  const lost = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // Waits until the connection has ended in the database. The client notices it while no statement runs.
    await expect
      .poll(
        async () =>
          (await admin.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount,
      )
      .toBe(0);
    await sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
  await admin.end();
  await database.close();
});

test('waiting queries continue on a new connection when the network drops all packets silently', async (context) => {
  if (postgres === null) return context.skip('PostgreSQL is not there');
  const direct = await postgres.fresh();
  const proxy = await startTcpProxy(Number(new URL(direct).port));
  const url = Object.assign(new URL(direct), { port: String(proxy.port) }).href;
  const database = await openDatabase({ kind: 'postgres', url, connections: 1 }, { onError: () => {} });
  await sql`select 1`.execute(database.db);
  const ended = vi.spyOn(pg.Pool.prototype, 'end');
  proxy.drop();
  const sent = sql`select 1`.execute(database.db);
  const waiting = sql`select 2 as two`.execute(database.db);
  await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect((await waiting).rows).toEqual([{ two: 2 }]);
  // Both old pools are closed, for requests and for writes. Otherwise they would keep their connections.
  expect(ended).toHaveBeenCalledTimes(2);
  ended.mockRestore();
  proxy.close();
  await database.close();
});

test('a connection that opens slowly is not taken for a lost one', async (context) => {
  if (postgres === null) return context.skip('PostgreSQL is not there');
  const direct = await postgres.fresh();
  const proxy = await startTcpProxy(Number(new URL(direct).port));
  const url = Object.assign(new URL(direct), { port: String(proxy.port) }).href;
  const pools = new CheckedPools({ connectionString: url }, () => {});
  // The delayed responses are the three of the handshake and the one to the first statement.
  proxy.delayNext([400, 400, 400, 1300]);
  const pool = pools.pool(1);
  const connection = await pool.connect();
  const { rows } = await connection.query('select 2 as two', []);
  expect(rows).toEqual([{ two: 2 }]);
  connection.release();
  await pool.end();
  pools.stop();
  proxy.close();
});

describe('the database role of docs/operations.md can run the server', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const statements = (/```sql\n(.*?)```/s.exec(page)?.[1] ?? '').replace("'…'", "'app'");

  test('the role is sufficient for the server, but cannot alter tables', async (context) => {
    if (postgres === null) return context.skip('PostgreSQL is not there');
    const owner = await postgres.fresh();
    await (await openDatabase({ kind: 'postgres', url: owner, connections: 2 })).close();
    const admin = new pg.Client(owner);
    await admin.connect();
    await admin.query(statements);
    await admin.end();

    const url = owner.replace('dicehall:dicehall@', 'dicehall_server:app@');
    const database = await openDatabase({ kind: 'postgres', url, connections: 2 }, { migrated: false });
    const { rows: closed } = await sql`
      select tablename from pg_tables, unnest(array['select', 'insert', 'update', 'delete']) as may
      where schemaname = 'public' and tablename not like 'kysely%'
        and not has_table_privilege(format('%I', tablename), may)`.execute(database.db);
    expect(closed).toEqual([]);
    const testServer = await startTestServer({ database });
    const ada = await testServer.guest('Ada');
    const table = await ada.open({
      game: 'threes',
      seats: 2,
      listed: true,
      clock: { kind: 'seconds', seconds: 10 },
    });
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
    await ada.call('POST', `/tables/${table}/start`);
    await ada.play(table, { type: 'roll' });
    testServer.now += 20_000;
    await testServer.server.turnScheduler.playDue();
    await ada.call('POST', '/me/tokens', { label: 'bot' });
    await ada.call('DELETE', '/me');
    expect(testServer.logged.filter((line) => line.includes('"err"'))).toEqual([]);
    await testServer.close();

    const app = new pg.Client(url);
    await app.connect();
    for (const forbidden of [
      'drop table events',
      'alter table events add column more text',
      'truncate events',
      'create table more (id text)',
      'create index more on events (at)',
      'create role more',
      'update kysely_migration set name = name',
      "copy settings to program 'true'",
    ]) {
      await expect(app.query(forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
    }
    await app.end();
    await expect(openDatabase({ kind: 'postgres', url, connections: 2 })).rejects.toMatchObject({
      code: 'database-refuses',
    });
  });
});
