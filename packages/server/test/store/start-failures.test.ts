import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { prepareFolder } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a database that cannot be opened is reported with the reason', () => {
  test('a database with unreadable contents is reported as damaged at each start, and its folder stays free', async () => {
    const data = join(folder, 'damaged');
    await prepareFolder(data);
    writeFileSync(join(data, 'pglite', 'global', 'pg_control'), 'nonsense');
    for (const _start of ['first', 'second'])
      await expect(openDatabase({ kind: 'folder', folder: data })).rejects.toMatchObject({
        code: 'folder-damaged',
      });
    expect(readdirSync(data)).toEqual(['pglite']);
  });
});

describe('a database of another version is refused or opened depending on the migrations', () => {
  const data = join(folder, 'versions');
  const open = (migrated: boolean) => openDatabase({ kind: 'folder', folder: data }, { migrated });

  test('if migrations are off, an older database is refused with the name of the missing migration', async () => {
    await prepareFolder(data);
    await expect(open(false)).rejects.toMatchObject({
      code: 'schema-older',
      values: { migration: '001-first' },
    });
  });

  test('a newer database is opened only without migrations', async () => {
    const current = await open(true);
    const newer = { name: '999-later', timestamp: '2030-01-01T00:00:00.000Z' };
    await sql`insert into kysely_migration values (${newer.name}, ${newer.timestamp})`.execute(current.db);
    await current.close();
    await expect(open(true)).rejects.toMatchObject({
      code: 'schema-newer',
      values: { migration: '999-later' },
    });
    await (await open(false)).close();
  });
});
