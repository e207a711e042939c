import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFromNpm } from './unpack-browser.ts';

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

/** A Chromium and its source. */
interface FoundBrowser {
  readonly from: 'variable' | 'system' | 'playwright' | 'npm';
  readonly path: string;
  readonly args: readonly string[];
}

function systemPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...named, ...systemPlaces].find((path) => existsSync(path));
}

function* onSystem(): Generator<FoundBrowser> {
  const system = systemPath();
  if (system !== undefined) yield { from: 'system', path: system, args };
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) yield { from: 'playwright', path: own, args };
}

/** A Chromium built without windows: test runs take two thirds of the time with it. */
function* fromNpm(): Generator<FoundBrowser> {
  // Without the package's own flags: as a single process it crashes when the first context closes.
  if (chromiumFromNpm !== null)
    yield { from: 'npm', path: chromiumFromNpm, args: [...args, '--disable-dev-shm-usage'] };
}

/** All available Chromiums, the fastest first; DICEHALL_BROWSER chooses: `npm`, `system`, or a path. */
function* browsers(): Generator<FoundBrowser> {
  const wanted = process.env.DICEHALL_BROWSER;
  if (wanted === undefined || wanted === 'npm') yield* fromNpm();
  if (wanted === undefined || wanted === 'system') yield* onSystem();
  else if (wanted !== 'npm') yield { from: 'variable', path: wanted, args };
}

/** Starts the first Chromium that works; the error names the reason for each that did not. */
export async function openBrowser(): Promise<Browser> {
  const failures: string[] = [];
  for (const { from, path, args: flags } of browsers()) {
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
