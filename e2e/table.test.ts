import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { type GameName, shortDraft, shortMatches, type Visit, visit } from './harness.ts';
import { type Hands, keyboard, mouse, playToTheEnd, touch } from './players.ts';
import { type Site, serveBuilt } from './serve.ts';

const games = Object.keys(shortMatches) as GameName[];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveBuilt()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** From the start screen to the table, by one kind of hands. */
async function sitDown(page: Page, game: GameName, hands: Hands): Promise<void> {
  await page.waitForSelector(`a[href="/play/${game}"]`);
  await hands.use(page, `a[href="/play/${game}"]`);
  await page.waitForSelector('button[type="submit"]');
  await hands.use(page, 'button[type="submit"]');
  await page.waitForURL(/\/table\//);
}

/** What axe finds wrong on a page: the rule, and where. */
async function violations(page: Page, only: 'everything' | 'colours'): Promise<string[]> {
  // Through the debugger: the page's own policy lets no other script in.
  await page.evaluate(axe);
  return page.evaluate(async (what) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          options: unknown,
        ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const found = await axe.run({
      runOnly: what === 'everything' ? tags : { type: 'rule', values: ['color-contrast'] },
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\n').at(-1) ?? ''}`),
    );
  }, only);
}

describe('each game to its end', () => {
  for (const hands of [mouse, touch, keyboard]) {
    describe(`by ${hands.name}`, () => {
      let seated: Visit;
      beforeAll(async () => {
        const setups = games.map((game) => shortDraft(game));
        seated = await visit(browser, site.url, { setups, context: { hasTouch: hands === touch } });
      });
      afterAll(() => seated?.leave());
      it.for(games)(
        '%s',
        async (game) => {
          const { page, problems } = seated;
          await page.goto(site.url);
          await sitDown(page, game, hands);
          await playToTheEnd(page, hands);
          await expect(page.locator('section ol li').count()).resolves.toBe(2);
          expect(problems).toEqual([]);
        },
        60_000,
      );
    });
  }
});

describe('a match that is interrupted', () => {
  it('goes on where it was after a reload', async () => {
    const { page, problems, leave } = await visit(browser, site.url, { setups: [shortDraft('threes')] });
    await sitDown(page, 'threes', mouse);
    await page.waitForSelector('[data-action="roll"]');
    const faces = () =>
      page
        .locator('button[aria-label^="Die"]')
        .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')));
    const before = await faces();
    expect(before).toHaveLength(5);
    await page.reload();
    await page.waitForSelector('[data-action="roll"]');
    expect(await faces()).toEqual(before);
    await playToTheEnd(page, mouse);
    expect(problems).toEqual([]);
    await leave();
  }, 60_000);

  it('goes on without a network, the start screen too', async () => {
    const { page, context, leave } = await visit(browser, site.url, { setups: [shortDraft('greed')] });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await sitDown(page, 'greed', mouse);
    await playToTheEnd(page, mouse);
    await leave();
  }, 60_000);

  it('takes back a choice, never a throw', async () => {
    const { page, leave } = await visit(browser, site.url, {
      setups: [
        {
          game: 'threes',
          draft: {
            options: { rounds: 2 },
            dice: 'app',
            seats: [
              { name: 'Ada', player: { kind: 'person' } },
              { name: 'Eve', player: { kind: 'person' } },
            ],
          },
        },
      ],
    });
    await sitDown(page, 'threes', mouse);
    await page.waitForSelector('[data-action="roll"]');
    const undo = page.locator('button[aria-label^="Undo"]');
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    for (let die = 0; die < 5; die++)
      await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
    await page.locator('[data-action="bank"]').click();
    await page.waitForFunction(() => document.querySelector('button[aria-label="Undo"]') !== null);
    await undo.click();
    await page.waitForSelector('button[aria-label^="Die"]');
    expect(await page.locator('button[aria-label^="Die"]').count()).toBe(5);
    await leave();
  }, 60_000);
});

describe('real dice', () => {
  it('keeps score of faces that are tapped in', async () => {
    const { page, problems, leave } = await visit(browser, site.url, {
      setups: [shortDraft('greed', 'real')],
    });
    await sitDown(page, 'greed', mouse);
    await page.waitForSelector('[data-action="enter"]');
    await page.keyboard.press('1');
    for (const face of [1, 1, 5]) await page.locator(`button[aria-label="${face}"]`).click();
    await page.keyboard.press('2');
    await page.locator('[data-action="enter"]').click();
    await page.waitForSelector('[data-action="bank"]');
    await expect(page.locator('[data-action="bank"]').textContent()).resolves.toContain('Bank 1,050 → 1,050');
    expect(problems).toEqual([]);
    await leave();
  }, 60_000);
});

describe('what is announced', () => {
  it('tells the story, and answers the keys', async () => {
    const { page, leave } = await visit(browser, site.url, { setups: [shortDraft('threes')] });
    await sitDown(page, 'threes', keyboard);
    await page.waitForSelector('[data-action="roll"]');
    const said = () => page.locator('[data-region] p').allTextContents();
    await page.waitForFunction(() => document.querySelector('[data-region="assertive"] p') !== null);
    expect(await said()).toContain('Your turn.');
    await page.keyboard.press('1');
    await expect.poll(async () => (await said()).some((text) => /^Die 1: \d, .*kept$/.test(text))).toBe(true);
    await page.keyboard.press('s');
    await expect.poll(async () => (await said()).at(-2)).toBeDefined();
    expect((await said()).some((text) => text === 'Ada 0 and Bo 0')).toBe(true);
    await page.keyboard.press('b');
    await expect.poll(async () => (await said()).some((text) => text.includes('undecided'))).toBe(true);
    await leave();
  }, 60_000);
});

describe('German', () => {
  it('is spoken where the browser wants it, and switched at once', async () => {
    const { page, leave } = await visit(browser, `${site.url}/settings`, { context: { locale: 'de-AT' } });
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.getByText('English').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await leave();
  }, 30_000);
});

describe('axe finds nothing', () => {
  const pages = [
    '/',
    '/play/greed',
    '/play/three-dice',
    '/settings',
    '/history',
    '/replay',
    '/rules/greed',
    '/apart/join',
    '/nowhere',
  ];
  /** What axe finds on a page as it stands: everything in the dark, and what is about colours in the other themes. */
  async function inEveryTheme(page: Page, where: string): Promise<string[]> {
    const found: string[] = [];
    for (const theme of ['dark', 'light', 'contrast']) {
      // Two frames later no colour is on its way from one theme to the next any more.
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
        return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }, theme);
      const only = theme === 'dark' ? 'everything' : 'colours';
      found.push(...(await violations(page, only)).map((one) => `${where}, ${theme}: ${one}`));
    }
    return found;
  }

  it.each(pages)(
    'at %s in any theme',
    async (path) => {
      const { page, leave } = await visit(browser, site.url + path, { context: { reducedMotion: 'reduce' } });
      await page.waitForSelector('h1');
      expect(await inEveryTheme(page, path)).toEqual([]);
      await leave();
    },
    60_000,
  );

  it.each(games)(
    'at the table of %s in any theme',
    async (game) => {
      const { page, leave } = await visit(browser, `${site.url}/play/${game}`, {
        context: { reducedMotion: 'reduce' },
      });
      await page.locator('button[type="submit"]').click();
      await page.waitForSelector('[data-action]');
      expect(await inEveryTheme(page, game)).toEqual([]);
      await leave();
    },
    60_000,
  );
});
