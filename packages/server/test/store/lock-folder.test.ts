import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CannotStart } from '../../src/store/index.ts';
import { lockFile, lockFolder } from '../../src/store/lock-folder.ts';
import { missing } from '../real/missing.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};
const lockPath = (own: string): string => join(own, 'dicehall.lock');

test('a folder is refused while it is in use, and free again afterwards', async () => {
  const own = newFolder('one');
  const unlock = await lockFolder(own);
  const refused = lockFolder(own);
  await expect(refused).rejects.toBeInstanceOf(CannotStart);
  await expect(refused).rejects.toMatchObject({ values: { folder: own, process: `${process.pid}` } });
  unlock();
  (await lockFolder(own))();
  expect(readdirSync(own)).toEqual([]);
});

test('a missing folder is created, accessible only to its owner', async () => {
  const own = join(folder, 'new', 'inner');
  (await lockFolder(own))();
  expect(statSync(own).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be created is refused with the reason', async () => {
  const own = newFolder('unusable');
  writeFileSync(join(own, 'file'), '');
  const path = join(own, 'file', 'data');
  const refusal = { code: 'folder-unusable', values: { folder: path, code: 'ENOTDIR' } };
  await expect(lockFolder(path)).rejects.toMatchObject(refusal);
  await expect(lockFolder(path)).rejects.toThrow(`folder-unusable: ${JSON.stringify(refusal.values)}`);
});

test.runIf(existsSync('/proc/self'))(
  'a folder is refused at once where the system lets no program create one',
  async () => {
    await expect(lockFolder('/proc/data')).rejects.toMatchObject({ code: 'folder-unusable' });
  },
);

test('a lock file of another container does not free a folder in use', async () => {
  const own = newFolder('namespaces');
  const unlock = await lockFolder(own);
  // In two containers, both servers are process 1, so the start time in the lock file is not that of the process that
  // reads it.
  writeFileSync(lockPath(own), `${process.pid} 1`);
  await expect(lockFolder(own)).rejects.toMatchObject({ code: 'folder-in-use' });
  writeFileSync(lockPath(own), '');
  await expect(lockFolder(own)).rejects.toMatchObject({ values: { folder: own, process: '?' } });
  unlock();
});

test('the lock of an ended process is taken over, even if another process has its id now', async () => {
  const own = newFolder('stale');
  const dead = spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`,
    join(own, 'dicehall-0123456789ab.sock'),
  ]).pid;
  expect(readdirSync(own)).toEqual(['dicehall-0123456789ab.sock']);
  for (const holder of [`${dead} 1`, `${process.pid} 1`]) {
    writeFileSync(lockPath(own), holder);
    (await lockFolder(own))();
  }
  expect(readdirSync(own)).toEqual([]);
});

test('only one of many concurrent processes gets a folder', async () => {
  const own = newFolder('crowd');
  const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(own)));
  const held = taken.filter((one) => one.status === 'fulfilled');
  expect(held.length).toBeLessThanOrEqual(1);
  for (const { value } of held) value();
});

test('a folder with a path too long for a socket can be locked', async () => {
  const own = newFolder('long'.repeat(40));
  const unlock = await lockFolder(own);
  await expect(lockFolder(own)).rejects.toMatchObject({ code: 'folder-in-use' });
  unlock();
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

test('the lock file alone locks a folder where Unix sockets are impossible', async () => {
  const own = newFolder('no-sockets');
  const unlock = await lockFolder(own, failing('EOPNOTSUPP'));
  await expect(lockFolder(own, failing('EOPNOTSUPP'))).rejects.toMatchObject({ code: 'folder-in-use' });
  unlock();
});

test('a folder locked by a lock file is not changed', async () => {
  const own = newFolder('lock-file');
  const lock = lockFile(lockPath(own));
  await expect(lockFolder(own)).rejects.toMatchObject({ values: { folder: own, process: `${process.pid}` } });
  expect(readdirSync(own)).toEqual(['dicehall.lock']);
  if (lock.held) lock.release();
});

test('the lock file is not enough if the socket fails for any other reason', async () => {
  const own = newFolder('no-files-left');
  await expect(lockFolder(own, failing('EMFILE'))).rejects.toMatchObject({
    code: 'folder-unusable',
    values: { folder: own, code: 'EMFILE' },
  });
  expect(readdirSync(own)).toEqual([]);
});

test('a folder whose lock file cannot be written is refused with the reason and released', async () => {
  const own = newFolder('unwritable-lock');
  mkdirSync(lockPath(own));
  await expect(lockFolder(own)).rejects.toMatchObject({
    code: 'folder-unusable',
    values: { code: 'EISDIR' },
  });
  expect(readdirSync(own)).toEqual(['dicehall.lock']);
});

test.runIf(existsSync('/dev/full'))(
  'a full disk is reported, also if it is full when the lock file is written',
  async () => {
    const own = newFolder('full');
    const full = async () => {
      writeFileSync('/dev/full', 'x');
      return null;
    };
    await expect(lockFolder(own, full)).rejects.toMatchObject({
      code: 'folder-full',
      values: { folder: own },
    });
  },
);

test('two containers cannot use one folder', (context) => {
  const own = newFolder('containers');
  const built = pathToFileURL(join(import.meta.dirname, '../../dist/store/lock-folder.js')).href;
  const inner = `
    const { lockFolder } = await import(${JSON.stringify(built)});
    const tried = await lockFolder(process.argv[1]).then(() => 'held', ({ code }) => code);
    console.log(process.pid, tried);`;
  const program = `${inner}
    const { execFileSync } = await import('node:child_process');
    const args = ['--pid', '--fork', '--mount-proc', process.execPath, '--input-type=module', '-e', process.argv[2], process.argv[1]];
    console.log(String(execFileSync('unshare', args)).trim());
    process.exit(0);`;
  const args = [
    '--pid',
    '--fork',
    '--mount-proc',
    process.execPath,
    '--input-type=module',
    '-e',
    program,
    own,
    inner,
  ];
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });
  if (status !== 0 && /unshare|ENOENT|not permitted/i.test(stderr ?? '')) {
    missing('two containers on one folder', `unshare does not work here: ${stderr}`);
    return context.skip('unshare does not work here');
  }
  expect(stdout, stderr).toBe('1 held\n1 folder-in-use\n');
});
