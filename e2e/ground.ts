import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

/** What the tests of a file stand on: a browser, and a place that it goes to. */
export interface Ground<Place> {
  readonly browser: Browser;
  readonly place: Place;
}

/** Opens a browser and a place before the tests of a file, and closes both after them. */
export function groundOf<Place extends { readonly stop: () => Promise<void> }>(
  open: () => Promise<Place>,
): Ground<Place> {
  let browser: Browser | undefined;
  let place: Place | undefined;
  beforeAll(async () => {
    [browser, place] = await Promise.all([openBrowser(), open()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
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
