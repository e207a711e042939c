import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { visit } from './harness.ts';
import { type Site, serveBuilt } from './serve.ts';

const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
);

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveBuilt()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Reader {
  readonly spokenPhraseLog: () => Promise<string[]>;
}

/** Starts a screen reader inside the page; from then on it speaks what the page announces. */
async function listen(page: Page): Promise<void> {
  const source = `data:text/javascript;base64,${reader.toString('base64')}`;
  const content = `import { virtual } from '${source}'; await virtual.start({ container: document.body }); window.reader = virtual;`;
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => 'reader' in window);
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { reader: Reader }).reader.spokenPhraseLog());

/** Presses a key and answers what is said then, once it matches. */
async function ask(page: Page, key: string, answer: RegExp): Promise<string> {
  const before = (await heard(page)).length;
  await page.keyboard.press(key);
  const found = async () => (await heard(page)).slice(before).find((text) => answer.test(text)) ?? '';
  await expect.poll(found, { timeout: 5000 }).toMatch(answer);
  return found();
}

it('a match of Threes is played by ear alone', async () => {
  const draft = { options: { rounds: 1 }, dice: 'app', seats: [{ name: 'Ada', player: { kind: 'person' } }] };
  const { page, leave } = await visit(browser, `${site.url}/play/threes`, {
    setups: [{ game: 'threes', draft }],
    // The page's own policy lets no other script in; the reader is the test's, not the page's.
    context: { bypassCSP: true },
  });
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-action="roll"]');
  await listen(page);
  for (let throws = 0; throws < 5; throws++) {
    const hand = await ask(page, 'h', /Die 1: \d/);
    const dice = [...hand.matchAll(/Die (\d): (\d)[^.]*/g)].map(([text, number, face]) => ({
      number: Number(number),
      face: Number(face),
      isOpen: !text.includes('set aside'),
    }));
    const open = dice.filter(({ isOpen }) => isOpen).sort((a, b) => (a.face % 3) - (b.face % 3));
    const [best] = open;
    if (best === undefined) throw new Error(`Nothing to keep in: ${hand}`);
    await ask(page, String(best.number), new RegExp(`Die ${best.number}: ${best.face}, .*kept`));
    if (open.length > 2) {
      await ask(page, 'r', /Ada rolls/);
      continue;
    }
    // With two dice left the last one lies: keeping one and rolling ends the turn, and this match.
    await ask(page, 'r', /Ada wins/);
    expect(await ask(page, 't', /over/)).toContain('The match is over');
    await leave();
    return;
  }
  throw new Error('The turn never came to its last die');
}, 60_000);
