import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { gameNames, shortDraft, type Visit, visit } from './harness.ts';
import { keyboard, mouse, playToTheEnd, sitDown, touch } from './players.ts';
import { type Site, serveBuilt } from './serve.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveBuilt()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('each game from the start screen to its end and back', () => {
  for (const hands of [mouse, touch, keyboard]) {
    describe(`by ${hands.name}`, () => {
      let seated: Visit;
      beforeAll(async () => {
        const setups = gameNames.map((game) => shortDraft(game));
        seated = await visit(browser, site.url, { setups, context: { hasTouch: hands === touch } });
      });
      afterAll(() => seated?.leave());
      it.for(gameNames)('%s', async (game) => {
        const { page, problems } = seated;
        await sitDown(page, game, hands);
        await playToTheEnd(page, hands);
        await expect(page.locator('section > ol > li').count()).resolves.toBe(2);
        await hands.use(page, 'header a[href="/"]');
        await page.waitForURL(`${site.url}/`);
        expect(problems).toEqual([]);
      });
    });
  }
});
