import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = process.getuid?.() ?? 0;

const installed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const folder = join(root, `node_modules/.cache/dicehall/chromium-${version}-${own}`);

/** Chromium from npm, where it exists: only for Linux on x64. */
export const chromiumFromNpm =
  process.platform === 'linux' && process.arch === 'x64' ? join(folder, 'chromium') : null;

/** Whether a folder exists that only this user can have written to. */
function isOwn(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === own && (found.mode & 0o077) === 0;
}

/** Fills `folder` by `unpack`, unless it is there already. @throws if another user could have written to it */
export function unpackInto(folder: string, unpack: (into: string) => void): void {
  if (isOwn(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const unpacking = mkdtempSync(`${folder}.`);
  try {
    unpack(unpacking);
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true });
    // Another run in the same project was faster.
    if (!isOwn(folder)) throw error;
  }
}

/**
 * Unpacks Chromium before the tests, once an installation. Left to itself the package unpacks into the shared temporary
 * folder under a fixed name, where it would run what another user put there.
 */
export default function unpackBrowser(): void {
  if (chromiumFromNpm === null) return;
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  unpackInto(folder, (into) => {
    const env = { ...process.env, TMPDIR: into };
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  });
}
