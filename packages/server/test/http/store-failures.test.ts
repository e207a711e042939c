import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryDatabase } from '../support/database.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let ada: TestClient;
let table: string;
let failure: (Error & { readonly code?: string }) | null = null;

const failing: KyselyPlugin = {
  transformQuery({ node }) {
    if (failure !== null) throw failure;
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The statements that the database gets. */
const asked: string[] = [];
const watching: KyselyPlugin = {
  transformQuery({ node }) {
    asked.push(JSON.stringify(node));
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  const database = await memoryDatabase();
  const [db, writer] = [database.db.withPlugin(watching), database.db.withPlugin(failing)];
  testServer = await startTestServer({
    errors: /./,
    database: { ...database, db, writer },
    metricsToken: 'a token for metrics',
  });
  ada = await testServer.guest('Ada');
  table = await ada.open({ game: 'threes', seats: 1 });
});
afterAll(() => testServer.close());

const write = () => ada.ask('POST', `/tables/${table}/say`, { text: 'hello' });

/** Returns the level of the last log line with this text: 40 for warnings, 50 for errors. */
const levelOf = (text: string): unknown =>
  JSON.parse(testServer.logged.findLast((line) => line.includes(text)) ?? '{}').level;

test('/readyz reports a store that answers but accepts no writes', async () => {
  failure = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
  const unready = await testServer.server.app.inject('/readyz');
  expect(unready.statusCode).toBe(503);
  expect(unready.json()).toEqual({
    ok: false,
    store: true,
    writes: false,
    lacks: null,
    bus: true,
    stopping: false,
  });
  failure = null;
});

test('/readyz reports a schema that is older than this version, for example after an older backup was restored', async () => {
  const { db } = testServer.database;
  const { rows } =
    await sql`delete from kysely_migration where name > '006' returning name, timestamp`.execute(db);
  await expect
    .poll(async () => (await testServer.server.app.inject('/readyz')).json(), { timeout: 60_000 })
    .toMatchObject({ ok: false, store: true, writes: true, lacks: '006-retention' });
  expect((await testServer.server.app.inject('/readyz')).statusCode).toBe(503);
  expect(levelOf('older than this version')).toBe(50);
  for (const { name, timestamp } of rows as { name: string; timestamp: string }[])
    await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(db);
  await expect
    .poll(async () => (await testServer.server.app.inject('/readyz')).statusCode, { timeout: 60_000 })
    .toBe(200);
});

test.each([
  ['53100', 'could not extend file: No space left on device'],
  ['ENOSPC', 'ENOSPC: write'],
  ['58030', 'could not write to file: No space left on device'],
])('a full disk (%s) is reported to the client, in the log and by /readyz', async (code, message) => {
  failure = Object.assign(new Error(message), { code });
  const answer = await write();
  expect(answer.json()).toMatchObject({ status: 507, code: 'disk-full' });
  expect(levelOf('The disk is full')).toBe(50);
  failure = null;
  // The check itself succeeds, because its row needs no space.
  expect((await testServer.server.app.inject('/readyz')).json()).toMatchObject({ ok: false, writes: false });
  expect(levelOf('The store cannot write')).toBe(50);
  expect((await write()).statusCode).toBe(200);
});

test('a client may retry after two seconds while the store does not answer', async () => {
  failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const answer = await write();
  failure = null;
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'try-again',
    '2',
  ]);
});

test('the log names a failed statement by its code, without the values of the statement', async () => {
  failure = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (text)=(a private line)',
  });
  expect((await write()).statusCode).toBe(500);
  failure = null;
  const line = testServer.logged.findLast((one) => one.includes('duplicate key')) ?? expect.fail();
  expect(JSON.parse(line).err).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(testServer.logged.join()).not.toContain('private line');
});

test('/metrics checks that the database answers, without counting queries on it', async () => {
  asked.length = 0;
  const { body } = await testServer.server.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token for metrics' },
  });
  expect(body).toContain('\ndicehall_live_tables 1\n');
  expect(asked.join()).not.toMatch(/AggregateFunctionNode|count\(|"events"/);
});
