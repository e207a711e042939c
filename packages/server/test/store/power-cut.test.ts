import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { SyncedFiles, syncedParams } from '../../src/store/pglite-files.ts';
import { missing } from '../real/missing.ts';
import { prepareFolder } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = 40;
const startParams = syncedParams(PGlite.defaultStartParams);
const openSynced = (path: string, sync?: (file: number) => void) =>
  PGlite.create({ fs: new SyncedFiles(path, sync), startParams });

/**
 * Copies files to a second folder when the database waits for them. The second folder has the content of the disk
 * after a power cut.
 */
function diskOf(from: string, to: string): (file: number) => void {
  cpSync(from, to, { recursive: true });
  return (file) => {
    const path = readlinkSync(`/proc/self/fd/${file}`);
    const target = join(to, relative(from, path));
    mkdirSync(dirname(target), { recursive: true });
    try {
      writeFileSync(target, readFileSync(path));
    } catch (error) {
      // The database waits for folders, too.
      if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
      mkdirSync(target, { recursive: true });
    }
  };
}

async function survivors(path: string): Promise<number> {
  const pglite = await openSynced(path);
  const { rows: found } = await pglite.query<{ count: number }>('select count(*)::int as count from moves');
  await pglite.close();
  return found[0]?.count ?? 0;
}

test('a power cut loses no committed row of the embedded database', async () => {
  if (process.platform !== 'linux') {
    missing('power cuts', 'only Linux tells the path of an open file');
    return;
  }
  await prepareFolder(folder);
  const [data, disk] = [join(folder, 'pglite'), join(folder, 'disk')];
  const first = await openSynced(data);
  await first.query('create table moves (seq integer primary key, body text)');
  await first.close();
  const pglite = await openSynced(data, diskOf(data, disk));
  for (let seq = 1; seq <= rows; seq += 1) {
    await pglite.query('insert into moves values ($1, $2)', [seq, 'x'.repeat(300)]);
    if (seq === rows / 2) await pglite.query('checkpoint');
  }
  cpSync(disk, join(folder, 'cut'), { recursive: true });
  await pglite.close();
  expect(await survivors(join(folder, 'cut'))).toBe(rows);
});

test('the server opens its embedded database with synchronous writes to disk', async () => {
  const data = join(folder, 'server');
  await prepareFolder(data);
  const { db, close } = await openDatabase({ kind: 'folder', folder: data });
  const { rows } = await sql`
    select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(db);
  await close();
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
});
