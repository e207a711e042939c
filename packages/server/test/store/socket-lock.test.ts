import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdFolder } from '../../src/store/lock-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-socket-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

/** Connects to a socket. Returns the error code, or `ended` if a process accepted and closed the connection. */
const answerOf = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(path).resume();
    socket.once('end', () => resolve('ended'));
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
  });

const abandoned = 'dicehall-0123456789ab.sock';

test('a folder has one owner, and its socket exists until the release', async () => {
  const own = newFolder('one');
  const release = await holdFolder(own);
  const sockets = readdirSync(own);
  expect(sockets).toEqual([expect.stringMatching(/^dicehall-[0-9a-f]{12}\.sock$/)]);
  expect(await holdFolder(own)).toBeNull();
  expect(readdirSync(own)).toEqual(sockets);
  // A second name for the socket shows whether a process still listens after the first name has been removed.
  const other = join(own, 'other');
  linkSync(join(own, `${sockets[0]}`), other);
  expect(await answerOf(other)).toBe('ended');
  release?.();
  expect([await answerOf(other), readdirSync(own)]).toEqual(['ECONNREFUSED', ['other']]);
});

test('only sockets without a listener are removed', async () => {
  const own = newFolder('abandoned');
  const others = [`${abandoned}.txt`, `a-${abandoned}`, 'dicehall-0123456789.sock'];
  for (const name of [abandoned, ...others]) writeFileSync(join(own, name), '');
  symlinkSync('nowhere', join(own, 'dicehall-ba9876543210.sock'));
  const release = await holdFolder(own);
  expect(readdirSync(own).filter((name) => others.includes(name))).toHaveLength(others.length);
  expect(readdirSync(own)).toHaveLength(others.length + 1);
  for (const name of readdirSync(own)) rmSync(join(own, name));
  release?.();
});

test('a socket that cannot be checked counts as in use', async () => {
  const own = newFolder('unknown');
  symlinkSync(abandoned, join(own, abandoned));
  expect(await holdFolder(own)).toBeNull();
  expect(readdirSync(own)).toEqual([abandoned]);
});

test('locking a folder that cannot hold sockets reports the error', async () => {
  await expect(holdFolder('/proc')).rejects.toMatchObject({ syscall: 'listen' });
});

test('every folder handle is closed after use', async () => {
  const own = newFolder('closed');
  (await holdFolder(own))?.();
  const files = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
  const open = files.map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  expect(open).not.toContain(own);
});
