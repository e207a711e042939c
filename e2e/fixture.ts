import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.mjs';

/** The browser and the server that the tests of a file share. */
export interface Fixture<Served> {
  readonly browser: Browser;
  readonly served: Served;
}

/**
 * One browser per test process, because starting one per file took longer than some of the tests. It closes with the
 * process.
 */
let opening: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  opening ??= openBrowser();
  if (!(await opening).isConnected()) opening = openBrowser();
  return opening;
}

/**
 * Starts a server before the tests of a file. After the tests, it stops the server and closes all pages that are still
 * open.
 */
export function useFixture<Served extends { readonly stop: () => Promise<void> }>(
  start: () => Promise<Served>,
): Fixture<Served> {
  let browser: Browser | undefined;
  let served: Served | undefined;
  beforeAll(async () => {
    [browser, served] = await Promise.all([sharedBrowser(), start()]);
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await served?.stop();
  });
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('Not started yet: use it in tests and hooks.');
    return value;
  };
  return {
    get browser() {
      return started(browser);
    },
    get served() {
      return started(served);
    },
  };
}
