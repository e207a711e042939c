import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../../src/store/backup.ts';
import { readDump } from '../../src/store/transfer.ts';
import { memoryDatabase } from '../support/database.ts';

const numbers = JSON.stringify(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 1000));

test.each([
  ['that is not a backup', Buffer.from('hello'), 'incorrect header', 'backup-unreadable'],
  ['that is cut', gzipSync(numbers).subarray(0, -8), 'unexpected end of file', 'backup-cut'],
])('a file %s is refused, even while the database is busy', async (_, bytes, error, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-backup-'));
  const { db, close } = await memoryDatabase();
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'foreign.backup');
  writeFileSync(file, bytes);
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = db.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    take();
    await released;
  });
  await taken;
  // The error may come before or after the last part of the file, so one restore would prove little.
  const refused = [];
  for (let count = 0; count < 30; count++) {
    refused.push(expect(restore(db, file)).rejects.toThrow(code));
    // After this, the restore has read the file, too.
    await expect(buffer(createReadStream(file).pipe(createGunzip()))).rejects.toThrow(error);
  }
  release();
  await Promise.all([held, ...refused]);
});

const header = { dicehallBackup: 1, schema: '001' };
const none = {
  ...{ people: 0, tokens: 0, tables: 0, secrets: 0, seats: 0, events: 0, deadlines: 0, sheets: 0 },
  ...{ sheet_lines: 0, settings: 0 },
};
const people = { table: 'people', columns: ['id', 'name', 'since', 'seen'] };
const eve = ['0000000000000001', 'Eve', '2026-01-01', '2026-01-01'];

test.each<[string, readonly unknown[], string]>([
  ['has no line', [], 'backup-unreadable'],
  ['begins with another object', [{ dicehall: 1 }], 'backup-unreadable'],
  ['begins with null', [null], 'backup-unreadable'],
  ['has a later format', [{ ...header, dicehallBackup: 2 }], 'backup-unreadable'],
  ['is of a newer version', [{ ...header, schema: '999' }], 'backup-newer'],
  ['has only a header', [header], 'backup-cut'],
  ['has no end', [header, people, eve], 'backup-cut'],
  ['has fewer rows than its end says', [header, people, { end: { ...none, people: 1 } }], 'backup-cut'],
  ['has more rows than its end says', [header, people, eve, { end: none }], 'backup-cut'],
  ['has an end without counts', [header, { end: {} }], 'backup-cut'],
  ['has an unknown table', [header, { table: 'pg_class', columns: [] }], 'backup-unreadable'],
  ['has a table without columns', [header, { table: 'people' }], 'backup-unreadable'],
  ['has columns without a table', [header, { columns: ['id'] }], 'backup-unreadable'],
  [
    'has an unknown column',
    [header, { ...people, columns: ['id', 'name', 'since', 'more'] }, eve, { end: none }],
    'backup-unreadable',
  ],
])('a backup that %s is refused, and none of its rows are kept', async (_, lines, code) => {
  const { db, close } = await memoryDatabase();
  onTestFinished(close);
  await sql`insert into settings (name, value) values ('cookie-secret', 'own')`.execute(db);
  const given = async function* () {
    yield* lines.map((line) => JSON.stringify(line));
  };
  await expect(readDump(db, given())).rejects.toMatchObject({ code });
  expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('settings').select('value').execute()).toEqual([{ value: 'own' }]);
});

test('a backup contains all rows, even if there are more than one read returns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'large.backup');
  const [from, to] = [await memoryDatabase(), await memoryDatabase()];
  onTestFinished(from.close);
  onTestFinished(to.close);
  await sql`
    insert into people (id, name, since, seen)
    select lpad(one::text, 16, '0'), 'P' || one, now(), now() from generate_series(1, 4001) as one`.execute(
    from.db,
  );
  expect((await backUp(from.db, file)).people).toBe(4001);
  expect((await restore(to.db, file)).people).toBe(4001);
  const all = ({ db }: typeof from) => db.selectFrom('people').selectAll().orderBy('id').execute();
  expect(await all(to)).toEqual(await all(from));
});
