import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

/** What the tests of a file stand on: a browser, and a place that it goes to. */
export interface Ground<Place> {
  readonly browser: Browser;
  readonly place: Place;
}

/** The browser of all tests that run in this process: to start one for each file took longer than some of them. It ends with the process. */
let opening: Promise<Browser> | undefined;

async function theBrowser(): Promise<Browser> {
  opening ??= openBrowser();
  if (!(await opening).isConnected()) opening = openBrowser();
  return opening;
}

/** Opens a place before the tests of a file; closes it after them, and every page that they left open. */
export function groundOf<Place extends { readonly stop: () => Promise<void> }>(
  open: () => Promise<Place>,
): Ground<Place> {
  let browser: Browser | undefined;
  let place: Place | undefined;
  beforeAll(async () => {
    [browser, place] = await Promise.all([theBrowser(), open()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await place?.stop();
  }, 60_000);
  const opened = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('Not opened yet: it is there in tests and hooks');
    return value;
  };
  return {
    get browser() {
      return opened(browser);
    },
    get place() {
      return opened(place);
    },
  };
}
