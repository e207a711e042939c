import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackInto } from './browser.mjs';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'unpack-')), 'chromium');
const put = (text: string) => (into: string) => writeFileSync(join(into, 'chromium'), text);
const found = (folder: string) => readFileSync(join(folder, 'chromium'), 'utf8');

describe('the tests unpack their browser once', () => {
  it('the browser is unpacked once, into a private folder', () => {
    const folder = newFolder();
    unpackInto(folder, put('first'));
    unpackInto(folder, put('second'));
    expect(found(folder)).toBe('first');
  });

  it('two runs that unpack the browser at the same time keep the copy of the faster one', () => {
    const folder = newFolder();
    unpackInto(folder, (into) => {
      unpackInto(folder, put('faster'));
      put('slower')(into);
    });
    expect(found(folder)).toBe('faster');
    expect(readdirSync(join(folder, '..'))).toEqual(['chromium']);
  });

  it.each([
    ['can write to', (folder: string) => chmodSync(folder, 0o777)],
    // Only root can give a folder to another user. For other users, this case equals the one above.
    [
      'owns',
      (folder: string) =>
        process.getuid?.() === 0 ? chownSync(folder, 65534, 65534) : chmodSync(folder, 0o770),
    ],
  ])('the tests do not use a browser in a folder that another user %s', (_by, share) => {
    const folder = newFolder();
    mkdirSync(folder, { mode: 0o700 });
    put('planted')(folder);
    share(folder);
    expect(() => unpackInto(folder, put('own'))).toThrow();
    expect(readdirSync(join(folder, '..'))).toEqual(['chromium']);
  });
});
