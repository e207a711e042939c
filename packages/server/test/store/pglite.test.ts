import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { makeFolder } from '../../src/store/pglite.ts';
import { prepareFolder } from '../support/database.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeContract('PGlite in a folder', async () => {
  const data = join(folder, 'data');
  await prepareFolder(data);
  return openDatabase({ kind: 'folder', folder: data });
});

test('a copy of a folder that is not in use can be opened as a backup', async () => {
  // The contract tests have closed this database.
  cpSync(join(folder, 'data'), join(folder, 'backup'), { recursive: true });
  const restored = await openDatabase({ kind: 'folder', folder: join(folder, 'backup') });
  const bodies = await restored.db.selectFrom('events').select('body').execute();
  expect(JSON.stringify(bodies)).toContain('drop table events; -- 🎲');
  await restored.close();
});

test('an interrupted first start leaves no files for the next start', async () => {
  const made = join(folder, 'made');
  mkdirSync(`${made}.unfinished`);
  writeFileSync(join(`${made}.unfinished`, 'half'), 'half a file');
  await makeFolder(made);
  expect([`${made}.unfinished`, join(made, 'half'), join(made, 'PG_VERSION')].map(existsSync)).toEqual([
    false,
    false,
    true,
  ]);
});
