import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFile, namedHolder } from '../../src/store/lock-folder.ts';

const spies: { mockRestore(): void }[] = [];
let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dicehall-file-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
  rmSync(folder, { recursive: true, force: true });
});

test('a lock file names its process until it is released', () => {
  expect(namedHolder(path)).toBeNull();
  const lock = lockFile(path);
  expect([lock.held, namedHolder(path)]).toEqual([true, process.pid]);
  expect(lockFile(path)).toEqual({ held: false, holder: process.pid });
  if (lock.held) lock.release();
  expect(existsSync(path)).toBe(false);
});

test('a lock file contains the start time of the process if the system provides it', () => {
  const lock = lockFile(path);
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : '';
  // The start time is the 22nd field, in ticks since the system started. The second field, in parentheses, may
  // contain spaces.
  const start = stat.replace(/\(.*\)/s, 'name').split(' ')[21] ?? '';
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid} ${start}`);
  if (lock.held) lock.release();
});

test.each([['text'], [''], ['0 '], ['-1 '], [`${process.pid} 1`], [`${2 ** 22 + 1} `]])(
  'a lock file that contains “%s” does not lock the folder',
  (text) => {
    writeFileSync(path, text);
    const lock = lockFile(path);
    expect(lock.held).toBe(true);
    if (lock.held) lock.release();
  },
);

/** No process has this id. */
const nobody = 2 ** 22 + 1;

test.each([
  ['', true],
  ['EPERM', true],
  ['ESRCH', false],
])('a process counts as running if a signal to it gives the error “%s”: %s', (code, runs) => {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    if (code !== '') throw Object.assign(new Error(code), { code });
    return true;
  });
  spies.push(kill);
  // For this process id, the lock file has no start time, as on a system without /proc. Only the id is then compared.
  for (const text of [`${nobody}`, `${nobody} `]) {
    writeFileSync(path, text);
    const lock = lockFile(path);
    expect(lock).toMatchObject(runs ? { held: false, holder: nobody } : { held: true });
    expect(namedHolder(path)).toBe(runs ? nobody : process.pid);
    if (lock.held) lock.release();
  }
  expect(kill.mock.calls).toEqual([
    [nobody, 0],
    [nobody, 0],
  ]);
});

test('only the owner can read a lock file, and it may be missing when it is released', () => {
  const lock = lockFile(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  rmSync(path);
  if (lock.held) lock.release();
  expect(lock.held).toBe(true);
});

test('a file that cannot be written or read reports the error', () => {
  expect(() => lockFile(join(folder, 'nowhere', 'lock'))).toThrow('ENOENT');
  expect(() => namedHolder(folder)).toThrow('EISDIR');
});
