import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsInEveryTheme } from './axe.ts';
import { openBrowser } from './browser.ts';
import { gameNames, go, type Visit, visit } from './harness.ts';
import { mouse, sitDown } from './players.ts';
import { type Site, serveBuilt } from './serve.ts';

let browser: Browser;
let site: Site;
let visited: Visit;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveBuilt()]);
  visited = await visit(browser, site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Every screen away from the table, by its address and its heading. */
const screens = [
  ['/', 'Five dice games, one good table'],
  ['/play/greed', 'Greed'],
  ['/play/three-dice', 'Three Dice'],
  ['/settings', 'Settings'],
  ['/history', 'History'],
  ['/replay', 'Open a match record'],
  ['/rules/greed', 'Greed'],
  ['/apart/join', 'Invited?'],
  ['/nowhere', 'Nothing here'],
] as const;

describe('axe finds nothing in any theme', () => {
  it.for(screens)('at %s', async ([path, heading]) => {
    const { page, problems } = visited;
    await go(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await violationsInEveryTheme(page, path)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.for(gameNames)('at the table of %s', async (game) => {
    const { page, problems } = visited;
    await go(page, '/');
    await sitDown(page, game, mouse);
    await page.waitForSelector('[data-action]');
    expect(await violationsInEveryTheme(page, game)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
