import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore, openDatabase } from '../../server/src/store/index.ts';
import { type RealPostgres, realPostgres } from '../../server/test/real/postgres.ts';
import { newId, newTable } from '../../server/test/store/contract/fixtures.ts';
import { prepareFolder } from '../../server/test/support/database.ts';
import { call } from './calling.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-data-'));
const at = (name: string) => join(folder, name);
const [full, file] = [at('full'), at('dicehall.backup')];
let postgres: RealPostgres | null = null;
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const words = 'naïve “quotes” \\ \u2028 🎲';
const tables = [newId(), newId()];
const evening = newId();

async function contentOf(place: Parameters<typeof openDatabase>[0]): Promise<unknown> {
  const { db, close } = await openDatabase(place);
  const names = ['people', 'tables', 'secrets', 'seats', 'events', 'sheets', 'sheet_lines'] as const;
  const content = await Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute()));
  await close();
  return content;
}
const inFolder = (name: string) => ({ kind: 'folder', folder: name }) as const;

beforeAll(async () => {
  for (const name of ['full', 'copy', 'sheets', 'cut', 'foreign', 'newer']) await prepareFolder(at(name));
  const database = await openDatabase(inFolder(full));
  const store = createStore(database);
  await store.people.add({ id: '0000000000000001', name: words, since: new Date(1_000_000_000_123) });
  for (const id of tables) await store.tables.create(newTable(id));
  const party = newTable(evening);
  await store.tables.create({ ...party, index: { ...party.index, status: 'over', evening: 'evening' } });
  const lines = [{ seq: 1, key: 'first', change: { words } }];
  await store.sheets.create({ id: 'sheet', code: 'SHEET', setup: { names: [words] }, lines }, new Date());
  await database.close();
});

const data = (...args: readonly string[]) => call(['data', ...args, '--lang', 'en']);

test('a backup restores all data, and only into an empty folder', async () => {
  expect(await data('backup', file, '--data', full)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is a complete backup (tables: 3, events: 3, people: 1)'),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await data('restore', file, '--data', at('copy'))).toMatchObject({
    code: 0,
    out: 'Restored. Tables: 3, events: 3, people: 1.\n',
  });
  expect(await contentOf(inFolder(at('copy')))).toEqual(await contentOf(inFolder(full)));
  expect((await data('restore', file, '--data', at('copy'))).err).toContain(
    'already contains people, tables or score sheets',
  );
});

test('without a database, the commands data expired and data backup fail, and create no database', async () => {
  const none = at('none');
  for (const args of [['expired'], ['backup', file]])
    expect(await data(...args, '--data', none)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`There is no database in ${none}`),
    });
  expect(existsSync(none)).toBe(false);
});

test('restoring a backup does not overwrite a database that contains only score sheets', async () => {
  const database = await openDatabase(inFolder(at('sheets')));
  await createStore(database).sheets.create({ id: 'own', code: 'OWN', setup: {}, lines: [] }, new Date());
  await database.close();
  expect((await data('restore', file, '--data', at('sheets'))).err).toContain('already contains');
});

test('a backup contains every table of the database', async () => {
  const { db, close } = await openDatabase(inFolder(full));
  const all = (await db.introspection.getTables()).map(({ name }) => name).sort();
  await close();
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const saved = lines.flatMap((line) => (line as { readonly table?: string }).table ?? []).sort();
  expect(saved).toEqual(all);
});

test('a running server backs up its data folder on request', async () => {
  const database = await openDatabase(inFolder(full));
  const online = at('online.backup');
  expect(await data('backup', online, '--data', full)).toMatchObject({ code: 0 });
  expect(gunzipSync(readFileSync(online)).equals(gunzipSync(readFileSync(file)))).toBe(true);
  const nowhere = join(folder, 'none', 'x');
  expect((await data('backup', nowhere, '--data', full)).err).toContain('no such file or directory');
  await database.close();
});

test('a backup that is truncated, of another kind or of a newer version is refused, and nothing is restored', async () => {
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  writeFileSync(at('cut.backup'), whole.subarray(0, whole.length / 2));
  writeFileSync(at('short.backup'), gzipSync(text.slice(0, text.indexOf('{"table":"events"'))));
  writeFileSync(at('newer.backup'), gzipSync(text.replace(/"schema":"\d+/, '"schema":"999')));
  appendFileSync(at('foreign.backup'), 'hello');
  const refused = async (name: string) => (await data('restore', at(name), '--data', at('cut'))).err;
  expect(await refused('cut.backup')).toContain('is incomplete');
  expect(await refused('short.backup')).toContain('is incomplete');
  expect(await refused('newer.backup')).toContain('newer version');
  expect(await refused('foreign.backup')).toContain('is not a backup of Dicehall');
  expect(await refused('missing')).toContain('There is no file');
  expect(await refused('cut.backup/missing')).toContain('cut.backup/missing (ENOTDIR)');
  expect(await refused('.')).toContain('is a folder');
  const [people] = (await contentOf(inFolder(at('cut')))) as unknown[][];
  expect(people).toEqual([]);
});

test('a data folder can be moved to PostgreSQL, and a backup moves it back', async () => {
  postgres = await realPostgres('the move to PostgreSQL');
  if (postgres === null) return;
  const url = await postgres.fresh();
  const env = { DATABASE_URL: url };
  const moved = await call(['data', 'move', '--data', full, '--lang', 'en'], { env });
  expect(moved).toMatchObject({
    code: 0,
    out: expect.stringContaining('Copied. Tables: 3, events: 3, people: 1.'),
  });
  const place = { kind: 'postgres', url, connections: 2 } as const;
  expect(await contentOf(place)).toEqual(await contentOf(inFolder(full)));
  await call(['data', 'backup', at('from-postgres'), '--lang', 'en'], { env });
  await data('restore', at('from-postgres'), '--data', at('newer'));
  expect(await contentOf(inFolder(at('newer')))).toEqual(await contentOf(inFolder(full)));
});

test('the command counts expired data without deleting it', async () => {
  const before = await contentOf(inFolder(full));
  const { out } = await data('expired', '--data', full);
  expect(out).toContain('Guests who never sat at a table: 0');
  expect(JSON.parse((await data('expired', '--json', '--data', full)).out)).toMatchObject({
    open: 2,
    chat: 0,
  });
  const database = await openDatabase(inFolder(full));
  expect(await data('expired', '--data', full)).toMatchObject({ code: 0, out });
  await database.close();
  expect(await contentOf(inFolder(full))).toEqual(before);
  const kinds = ['OPEN', 'UNFINISHED', 'GUESTS', 'PEOPLE', 'CHAT', 'NETWORKS'];
  const env = Object.fromEntries(kinds.map((kind) => [`DICEHALL_KEEP_${kind}`, '0']));
  expect(await call(['data', 'expired', '--data', full, '--lang', 'en'], { env })).toMatchObject({
    code: 0,
    out: 'The settings keep everything for ever.\n',
  });
});

test('the data commands refuse invalid arguments and print the allowed ones', async () => {
  expect(await data('bakcup')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean backup?'),
  });
  expect(await data('backup')).toMatchObject({
    code: 2,
    err: expect.stringContaining('needs the name of a file'),
  });
  expect(await data('move', 'x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('takes no file, but “x”'),
  });
  expect(await data('move')).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
});
