import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/dicehall');
const own = process.getuid?.() ?? 0;

const installed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const folder = join(cache, `chromium-${version}-${own}`);

/** Chromium from npm, where it exists: only for Linux on x64. */
export const chromiumFromNpm =
  process.platform === 'linux' && process.arch === 'x64' ? join(folder, 'chromium') : null;

/** Whether a folder exists that only this user can have written to. */
function isOwn(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === own && (found.mode & 0o077) === 0;
}

/**
 * Unpacks Chromium before the tests, once an installation. Left to itself the package unpacks into the shared temporary
 * folder under a fixed name, where it would run what another user put there.
 */
export default function unpackBrowser(): void {
  if (chromiumFromNpm === null || isOwn(folder)) return;
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(`${folder}.`);
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: unpacking },
  });
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true });
    // Another run in the same project was faster.
    if (!isOwn(folder)) throw error;
  }
}
