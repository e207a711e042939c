import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backUpData, expiredData } from '../../src/node/data.ts';
import { readSettings } from '../../src/node/settings.ts';
import { openDatabase } from '../../src/store/index.ts';
import { lastMigration, migrate } from '../../src/store/migrations.ts';
import { memoryDatabase, prepareFolder } from '../support/database.ts';
import { fakeDatabase } from '../support/fake-database.ts';

test('the migrations give an empty database every table and index', async () => {
  const database = await memoryDatabase();
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db);
  const tables = await db.introspection.getTables();
  expect(
    Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)])),
  ).toEqual({
    deadlines: ['table_id', 'due'],
    events: ['table_id', 'seq', 'at', 'key', 'body'],
    people: ['id', 'name', 'since', 'seen'],
    seats: ['table_id', 'seat', 'person', 'score', 'place'],
    secrets: ['table_id', 'seed'],
    settings: ['name', 'value', 'since'],
    sheet_lines: ['sheet_id', 'seq', 'key', 'body'],
    sheets: ['id', 'code', 'setup', 'used'],
    tables: [
      'id',
      'code',
      'game',
      'status',
      'listed',
      'host',
      'lobby',
      'created',
      'ended',
      'host_seen',
      'evening',
    ],
    tokens: ['id', 'person', 'label', 'hash', 'since', 'last_used'],
  });
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public' and indexname !~ '_(pkey|key)$' order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'deadlines_due',
    'events_at',
    'events_person',
    'people_seen',
    'seats_person',
    'sheets_used',
    'tables_code',
    'tables_evening',
    'tables_lobby',
    'tokens_person',
  ]);
  await database.close();
});

test('opening a database that cannot be migrated throws an error', async () => {
  const failing = fakeDatabase(() => Promise.reject(new Error('permission denied')));
  await expect(migrate(failing)).rejects.toThrow('permission denied');
});

test('with DICEHALL_MIGRATE=off, an older database is neither read nor changed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'dicehall-older-'));
  await prepareFolder(data);
  const { db, close } = await openDatabase({ kind: 'folder', folder: data });
  await sql`delete from kysely_migration where name = ${lastMigration}`.execute(db);
  await close();
  const settings = readSettings({ DICEHALL_DATA: data, DICEHALL_MIGRATE: 'off' });
  for (const read of [() => backUpData(settings, join(data, 'backup')), () => expiredData(settings)])
    await expect(read()).rejects.toMatchObject({
      code: 'schema-older',
      values: { migration: lastMigration },
    });
  rmSync(data, { recursive: true, force: true });
});
