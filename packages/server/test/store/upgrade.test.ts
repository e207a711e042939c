import { readdirSync, readFileSync } from 'node:fs';
import '@fastify/cookie';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Snapshot } from '../../src/protocol/index.ts';
import type { OpenDatabase } from '../../src/store/index.ts';
import { migrate, schemaOf } from '../../src/store/migrations.ts';
import type { Database } from '../../src/store/schema.ts';
import { memoryDatabase } from '../support/database.ts';
import { startTestServer } from '../support/test-server.ts';

/**
 * Each schema that was ever on main: the statements of its migration, and rows as the server of that time wrote them.
 */
const folder = new URL('./schemas/', import.meta.url);
const files = readdirSync(folder).sort();
const levels = files.map((file) => file.replace('.sql', ''));

const ids = {
  ada: 'r4kn0n59ch68qmkj',
  bo: 'ahc42y03bk53rxp8',
  token: 'dicehall_YQTOX3Qq_5bEKJ5AxaHpxip3w2qnivfdb5LRtSKgknY',
  running: '35b2wcx0ek4xr25t',
  over: '7b3fttcj8t0nm8wk',
  open: 'cvpqtfmwjdkjgnma',
};

const database = await memoryDatabase();
afterAll(() => database.close());

async function run(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Replaces the content of the database by this schema and its rows. */
async function putSchema(level: number): Promise<void> {
  await run(database.db, ['drop schema public cascade', 'create schema public']);
  for (const file of files.slice(0, level + 1)) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    await run(
      database.db,
      text.split(';\n').filter((statement) => statement !== ''),
    );
  }
}

/** Returns the columns and indexes of the database as SQL describes them. */
async function shapeOf({ db }: OpenDatabase): Promise<unknown> {
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db);
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
    db,
  );
  return [columns.rows, indexes.rows];
}

test('every migration has a schema with data for the test', async () => {
  await run(database.db, ['drop schema public cascade', 'create schema public']);
  await migrate(database.db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(
    database.db,
  );
  expect(levels).toEqual(rows.map(({ name }) => name));
});

test.each(levels)('a server continues with the data of schema %s', async (name) => {
  await run(database.db, ['drop schema public cascade', 'create schema public']);
  await migrate(database.db);
  const current = await shapeOf(database);

  const level = levels.indexOf(name);
  await putSchema(level);
  expect(await schemaOf(database.db)).toEqual({ missing: levels[level + 1] ?? null, unknown: null });
  await migrate(database.db);
  expect(await shapeOf(database)).toEqual(current);

  const { db, writer, exclusive } = database;
  const testServer = await startTestServer({ database: { db, writer, exclusive, close: async () => {} } });
  const { app } = testServer.server;
  const by =
    (headers: Record<string, string>) => async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const asked = { method, url: `/api/v1${path}`, headers };
      const answer = await app.inject(payload === undefined ? asked : { ...asked, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
  const ada = by({ authorization: `Bearer ${ids.token}` });
  const bo = by({ cookie: `dicehall=${encodeURIComponent(app.signCookie(ids.bo))}` });
  expect(await ada('GET', '/me')).toMatchObject({ id: ids.ada, name: 'Ada' });
  const { seq, table }: Snapshot = await bo('GET', `/tables/${ids.running}`);
  expect({ seq, said: table.said.map(({ text }) => text) }).toEqual({ seq: 8, said: ['Good luck'] });
  const moved = await bo('POST', `/tables/${ids.running}/moves`, { seq, move: { type: 'roll' } });
  expect(moved.seq).toBe(9);
  expect(await ada('GET', `/tables/${ids.over}/record`)).toMatchObject({
    over: true,
    record: { game: 'threes', seats: [{ name: 'Ada' }] },
  });
  expect(JSON.stringify(await ada('GET', '/me/history'))).toContain(ids.over);
  expect(await bo('POST', `/tables/${ids.open}/say`, { text: 'hello' })).toMatchObject({ seq: 4 });
  if (level >= levels.indexOf('004-evenings'))
    expect((await bo('GET', '/codes/X3CHF')).table).toBe('49wdj2kpm1r65e2f');
  if (level >= levels.indexOf('005-score-sheets'))
    expect((await bo('GET', '/sheet-codes/FS3ZN2')).sheet).toBe('qfyym5p7ae527eha');
  await testServer.close();
});
