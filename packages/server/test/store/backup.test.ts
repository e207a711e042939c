import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { restore } from '../../src/store/backup.ts';
import { memoryDatabase } from '../support/database.ts';

test('a file that is no backup is refused although it is read before the database answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-backup-'));
  const { db, close } = await memoryDatabase();
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'foreign.backup');
  writeFileSync(file, 'hello');
  let release = () => {};
  const held = db.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const restored = restore(db, file);
  const refused = expect(restored).rejects.toThrow('backup-unreadable');
  // The restore began to read the file before this did.
  await expect(pipeline(createReadStream(file), createGunzip())).rejects.toThrow('incorrect header');
  release();
  await Promise.all([held, refused]);
});
