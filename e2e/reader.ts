import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** A screen reader on a page: what it says is all that is known of the page. */
export interface Reader {
  /** Everything the live regions had announced so far, each with its urgency: "polite: …", "assertive: …". */
  readonly announced: () => Promise<string[]>;
  /** Presses a key as the reader's user does. */
  readonly press: (key: string) => Promise<void>;
  /** Moves on, item by item, until one is read out that matches, and presses it; throws where none is. */
  readonly choose: (wanted: RegExp) => Promise<void>;
}

/** The part of the virtual screen reader that is used, as it stands on the page. */
interface OnPage {
  readonly reader: {
    readonly start: (options: { container: Node }) => Promise<void>;
    readonly next: () => Promise<void>;
    readonly act: () => Promise<void>;
    readonly press: (key: string) => Promise<void>;
    readonly lastSpokenPhrase: () => Promise<string>;
    readonly spokenPhraseLog: () => Promise<readonly string[]>;
  };
}

const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const isNamed = /export\{[\w$]+ as Virtual,([\w$]+) as virtual\};/;

/** The module as one expression: the page's own policy lets no module in, the debugger does. */
function sourceOf(): string {
  const source = readFileSync(path, 'utf8');
  if (!isNamed.test(source)) throw new Error(`${path} does not end in the names that were expected`);
  return `(() => {${source.replace(isNamed, (_, name: string) => `window.reader = ${name};`)}\n})()`;
}

/** How long somebody looks for a thing, in milliseconds: a page may still be opening, so once round is not enough. */
const patience = 20_000;

/** Starts the virtual screen reader on a page. */
export async function startReader(page: Page): Promise<Reader> {
  await page.evaluate(sourceOf());
  await page.evaluate(() => (window as unknown as OnPage).reader.start({ container: document.body }));
  return {
    announced: () =>
      page.evaluate(async () => {
        const log = await (window as unknown as OnPage).reader.spokenPhraseLog();
        return log.filter((phrase) => /^(polite|assertive): /.test(phrase));
      }),
    press: (key) => page.evaluate((one) => (window as unknown as OnPage).reader.press(one), key),
    async choose(wanted) {
      const isFound = await page.evaluate(
        async ({ source, patience }) => {
          const { reader } = window as unknown as OnPage;
          const from = Date.now();
          for (let items = 0; Date.now() - from < patience; items++) {
            // The reader alone would never let the page do anything.
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
      if (!isFound) throw new Error(`The reader came to nothing that reads ${wanted}`);
    },
  };
}
