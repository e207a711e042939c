// Opens a browser, with the processor and the network throttled as by Chrome's developer tools.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser named by DICEHALL_BROWSER, the system's, or Playwright's own. */
export function openBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  const executablePath = process.env.DICEHALL_BROWSER ?? system ?? chromium.executablePath();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** "Slow 4G" of Chrome's developer tools: bytes per second, and milliseconds of latency per request. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

export async function slowDown(page, { processor = 1, network = false }) {
  const session = await page.context().newCDPSession(page);
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  return session;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
