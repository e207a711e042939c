import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import chromiumFromNpm from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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

/** A Chromium that can be started, and where it comes from. */
interface FoundBrowser {
  readonly from: 'variable' | 'system' | 'playwright' | 'npm';
  readonly path: string;
  readonly args: readonly string[];
}

function onSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...named, ...systemPlaces].find((path) => existsSync(path));
}

function* installed(): Generator<FoundBrowser> {
  const system = onSystem();
  if (system !== undefined) yield { from: 'system', path: system, args };
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) yield { from: 'playwright', path: own, args };
}

/** A Chromium without any window: whole test runs take two thirds of the time with it. */
async function* fromNpm(): AsyncGenerator<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const path = await chromiumFromNpm.executablePath();
  // Not with the flags of its makers: in one process it dies with the first context that is closed.
  yield { from: 'npm', path, args: [...args, '--disable-dev-shm-usage'] };
}

/** Every Chromium there may be, the quickest first; DICEHALL_BROWSER says which: `npm`, `system`, or where one is. */
async function* browsers(): AsyncGenerator<FoundBrowser> {
  const wanted = process.env.DICEHALL_BROWSER;
  if (wanted === undefined || wanted === 'npm') yield* fromNpm();
  if (wanted === undefined || wanted === 'system') yield* installed();
  else if (wanted !== 'npm') yield { from: 'variable', path: wanted, args };
}

/** Starts the first Chromium that starts; says of each other one why it did not. */
export async function openBrowser(): Promise<Browser> {
  const failures: string[] = [];
  for await (const { from, path, args: flags } of browsers()) {
    try {
      return await chromium.launch({ executablePath: path, args: [...flags], timeout: 30_000 });
    } catch (error) {
      failures.push(
        `${from} (${path}): ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      );
    }
  }
  throw new Error(`No Chromium starts here. ${failures.join('; ') || 'None was found.'}`);
}
