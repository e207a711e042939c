// Finds and opens the browser for the tests and for bench/web. This file is JavaScript, because Node 20 runs the
// benches without a build.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = process.getuid?.() ?? 0;

/** Whether a folder exists to which only this user can have written. */
function isOwn(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === own && (found.mode & 0o077) === 0;
}

/**
 * Fills `folder` with `unpack` unless it exists.
 * @param {string} folder
 * @param {(into: string) => void} unpack
 * @throws if another user could have written to it
 */
export function unpackInto(folder, unpack) {
  if (isOwn(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const unpacking = mkdtempSync(`${folder}.`);
  try {
    unpack(unpacking);
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true });
    // Another run in the same project has created the folder first.
    if (!isOwn(folder)) throw error;
  }
}

/**
 * Unpacks Chromium from npm, once per installation. By default, the package would unpack it into the shared temporary
 * folder under a fixed name, and could run files of another user.
 * @returns {string | null} its path; null if it does not exist, because it is only for Linux on x64
 */
function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const installed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const folder = join(root, `node_modules/.cache/dicehall/chromium-${version}-${own}`);
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  unpackInto(folder, (into) => {
    const env = { ...process.env, TMPDIR: into };
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  });
  return join(folder, 'chromium');
}

/** Runs before the tests, because each of their workers opens a browser. */
export function setup() {
  unpackBrowser();
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function* onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  const system = [...named, ...systemPlaces].find((path) => existsSync(path));
  if (system !== undefined) yield { from: 'system', path: system, args };
  const playwright = chromium.executablePath();
  if (playwright !== '' && existsSync(playwright)) yield { from: 'playwright', path: playwright, args };
}

/** Yields a Chromium that is built without windows. It shortens test runs by a third. */
function* fromNpm() {
  const path = unpackBrowser();
  // Leaves out the package's own flags: as a single process, Chromium crashes when the first context closes.
  if (path !== null) yield { from: 'npm', path, args: [...args, '--disable-dev-shm-usage'] };
}

/** Yields all available Chromiums, the fastest first. DICEHALL_BROWSER selects one: `npm`, `system`, or a path. */
function* browsers() {
  const wanted = process.env.DICEHALL_BROWSER;
  if (wanted === undefined || wanted === 'npm') yield* fromNpm();
  if (wanted === undefined || wanted === 'system') yield* onSystem();
  else if (wanted !== 'npm') yield { from: 'variable', path: wanted, args };
}

/**
 * Starts the first Chromium that works. If none works, the error names the reason for each.
 * @param {readonly string[]} more further arguments
 */
export async function openBrowser(more = []) {
  const failures = [];
  for (const { from, path, args: flags } of browsers()) {
    try {
      return await chromium.launch({ executablePath: path, args: [...flags, ...more], timeout: 30_000 });
    } catch (error) {
      failures.push(`${from} (${path}): ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  throw new Error(`No Chromium starts here. ${failures.join('; ') || 'None was found.'}`);
}
