import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type Announcing, type Listener, listeningOn, pressWhenLoaded } from './listening.ts';

/** A screen reader on a page. Tests know the page only from its announcements. */
export interface Reader extends Listener {
  /** Presses a key. */
  readonly press: (key: string) => Promise<void>;
  /** Moves item by item to the first item that matches, and activates it. Throws if no item matches. */
  readonly choose: (wanted: RegExp) => Promise<void>;
}

/** The part of the virtual screen reader that the tests use. */
interface OnPage {
  readonly reader: {
    readonly start: (options: { container: Node }) => Promise<void>;
    readonly next: () => Promise<void>;
    readonly act: () => Promise<void>;
    readonly lastSpokenPhrase: () => Promise<string>;
    readonly spokenPhraseLog: () => Promise<readonly string[]>;
  };
}

const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/**
 * Returns the module as one expression for the debugger, because the page's content security policy blocks injected
 * modules.
 */
function sourceOf(): string {
  let source = readFileSync(path, 'utf8');
  const replace = (pattern: RegExp, by: string) => {
    if (!pattern.test(source)) throw new Error(`${path} has nothing that matches ${pattern}`);
    source = source.replace(pattern, by);
  };
  replace(/export\{[\w$]+ as Virtual,([\w$]+) as virtual\};/, 'window.reader = $1;');
  // Without this change, the reader throws if a text changes and leaves the page before the reader processes the
  // change.
  replace(/=e=>\w+\(e\)\?e:e\.parentElement/, '$&??document.body');
  return `(() => {${source}\n})()`;
}

/** The time in milliseconds to look for an item. It is long because a page may still be loading. */
const patience = 60_000;

/** Starts the virtual screen reader on a page. */
export async function startReader(page: Page): Promise<Reader> {
  await page.evaluate(sourceOf());
  await page.evaluate(async () => {
    const { reader } = window as unknown as OnPage;
    const announced: Announcing['announced'] = async () =>
      (await reader.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase));
    Object.assign(window, { announced });
    await reader.start({ container: document.body });
  });
  return {
    ...listeningOn(page),
    // Presses a key of the browser, because the virtual screen reader misses announcements that come while it presses a
    // key itself.
    press: (key) => pressWhenLoaded(page, key),
    async choose(wanted) {
      const isFound = await page.evaluate(
        async ({ source, patience }) => {
          const { reader } = window as unknown as OnPage;
          const from = Date.now();
          for (let items = 0; Date.now() - from < patience; items++) {
            // Lets the page run.
            if (items % 16 === 0) await new Promise((resolve) => setTimeout(resolve));
            await reader.next();
            if (!new RegExp(source).test(await reader.lastSpokenPhrase())) continue;
            await reader.act();
            return true;
          }
          return false;
        },
        { source: wanted.source, patience },
      );
      if (!isFound) throw new Error(`The screen reader found nothing that reads ${wanted}`);
    },
  };
}
