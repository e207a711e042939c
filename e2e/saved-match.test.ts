import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { go, twoPeople, type Visit } from './harness.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();
/** The page for tests that need only the storage of a returning visitor. */
let seated: Visit;
beforeAll(async () => {
  seated = await site.visit();
});

const shownOn = (page: Page): Promise<number> =>
  page.locator('[data-shown]').getAttribute('data-shown').then(Number);

const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Storage is switched off', 'SecurityError');
    };
  });

/** Returns the number of matches in the history. */
async function countHistory(page: Page): Promise<number> {
  await go(page, '/history');
  const matches = page.locator('main li h2');
  await matches.or(page.getByText('No matches yet.')).first().waitFor();
  return matches.count();
}

describe('a saved match can be continued, deleted and restored in the browser', () => {
  // This test runs first, while the history is empty.
  it('a saved match can be deleted and restored, and the notice about it gets the focus', async () => {
    const { page, problems } = seated;
    await openTableWith(page, twoPeople('greed'));
    await go(page, '/history');
    const matches = page.locator('main li h2');
    await matches.waitFor();
    // The date is in the format of this browser's region.
    expect(await page.locator('main li:has(h2)').textContent()).toMatch(/\d{1,2} \p{L}+ 20\d\d, \d\d:\d\d/u);
    await page.locator('[data-action="forget"]').click();
    await matches.waitFor({ state: 'detached' });
    await page.getByText('No matches yet.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Greed was deleted.');
    await page.locator('[data-action="restore"]').click();
    await matches.waitFor();
    await page.reload();
    await matches.waitFor();
    expect(problems).toEqual([]);
  });

  it('the history lists the 20 newest matches, and older ones on request', async () => {
    const { page, problems, leave } = await site.visit();
    await openTableWith(page, twoPeople('greed'));
    await page.locator('[data-action="roll"]').waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('dicehall');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('matches', 'readwrite');
            const matches = writing.objectStore('matches');
            matches.getAll().onsuccess = ({ target }) => {
              const [match] = (target as IDBRequest<{ updated: number }[]>).result;
              for (let index = 1; index < 45; index++)
                matches.put({ ...match, id: `older-${index}`, updated: (match?.updated ?? 0) - index });
            };
            writing.oncomplete = () => resolve();
            writing.onerror = () => reject(writing.error);
          };
        }),
    );
    expect(await countHistory(page)).toBe(20);
    const older = page.locator('[data-action="older"]');
    for (const [left, shown] of [
      [25, 40],
      [5, 45],
    ] as const) {
      expect(await older.textContent()).toContain(`${left}`);
      await older.click();
      await expect.poll(() => page.locator('main li h2').count()).toBe(shown);
      const place = (list: Element) =>
        [...list.children].findIndex((one) => one.contains(document.activeElement));
      expect(await page.locator('main ul').first().evaluate(place)).toBe(shown === 40 ? 20 : 40);
    }
    expect(await older.count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it('saved matches work in a browser without BroadcastChannel', async () => {
    const { page, problems, leave } = await site.visit('/', {
      prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel')),
    });
    await openTableWith(page, twoPeople('greed'));
    await page.locator('[data-action="roll"]').click();
    await expect.poll(() => shownOn(page)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => shownOn(page)).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it('the replay of a saved match shows the player tokens of its table', async () => {
    const { page, problems } = seated;
    const { game, draft } = twoPeople('greed');
    const tokens = [
      { shape: 'moon', colour: 'pink' },
      { shape: 'heart', colour: 'grey' },
    ];
    const seats = draft.seats.map((seat, at) => ({ ...seat, token: tokens[at] }));
    await openTableWith(page, { game, draft: { ...draft, seats } });
    await page.locator('[data-action="roll"]').waitFor();
    const shown = () =>
      page
        .locator('main svg[style*="--token"]:not(button *)')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('style'), one.innerHTML]));
    const atTable = await shown();
    expect(atTable.flat().join()).toContain('--seat-pink');
    await go(page, `/replay/${page.url().split('/').at(-1)}`);
    await page.locator('[data-action="step-on"]').waitFor();
    expect(await shown()).toEqual(atTable);
    expect(problems).toEqual([]);
  });

  it('two windows show the same state of a saved match, and either can continue it', async () => {
    const { page, context, problems } = seated;
    await openTableWith(page, twoPeople('greed'));
    await page.locator('[data-action="roll"]').waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    for (const [acting, watching] of [
      [page, other],
      [other, page],
      [page, other],
    ] as const) {
      await acting.locator('[data-action="roll"]:not([aria-disabled="true"])').waitFor();
      const before = await shownOn(acting);
      await acting.locator('[data-action="roll"]').click();
      await expect.poll(() => shownOn(acting)).toBeGreaterThan(before);
      const after = await shownOn(acting);
      await expect.poll(() => shownOn(watching)).toBe(after);
      if ((await acting.locator('[data-action="again"]').count()) > 0) break;
    }
    const stood = await shownOn(other);
    await page.reload();
    await expect.poll(() => shownOn(page)).toBe(stood);
    await other.close();
    expect(problems).toEqual([]);
  });

  it('without browser storage, a match can be played and a warning appears', async () => {
    const { page, problems, leave } = await site.visit('/', { prepare: refuseStorage });
    await openTableWith(page, twoPeople('greed'));
    await page.locator('[data-action="roll"]:not([aria-disabled="true"])').waitFor();
    const before = await shownOn(page);
    await page.locator('[data-action="roll"]').click();
    await expect.poll(() => shownOn(page)).toBeGreaterThan(before);
    expect(await page.locator('main').textContent()).toContain('This browser cannot save the match');
    await go(page, '/history');
    await page.locator('main li h2').waitFor();
    expect(await page.locator('main li:has(h2)').textContent()).toContain(
      'This browser cannot save the match',
    );
    expect(problems).toEqual([]);
    await leave();
  });

  it('a double click on the start button starts one match', async () => {
    const { page, problems } = seated;
    const before = await countHistory(page);
    await go(page, '/play/greed');
    await page.locator('button[type="submit"]').dblclick();
    await page.waitForURL(/\/table\//);
    await page.locator('[data-shown]').waitFor();
    expect(await countHistory(page)).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('a double click on the button to play again starts one match', async () => {
    const { page, problems } = seated;
    const before = await countHistory(page);
    await openTableWith(page, twoPeople('threes'));
    await playToTheEnd(page, mouse);
    const ended = page.url();
    await page.locator('[data-action="again"]').dblclick();
    await expect.poll(() => page.url()).not.toBe(ended);
    await page.locator('[data-action="roll"]').waitFor();
    expect(await countHistory(page)).toBe(before + 2);
    expect(problems).toEqual([]);
  });
});

/** Clicks twice. The second click comes after the first one has had its effect. */
async function clickTwice(page: Page, selector: string, effect: () => Promise<unknown>): Promise<void> {
  const place = await page.locator(selector).boundingBox();
  if (place === null) throw new Error(`${selector} is not in sight`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await effect();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));

describe('a double press of a button acts only once', () => {
  it.each(['a double click', 'a key pressed twice'] as const)(
    '%s does not reveal the secret dice of the next player',
    async (how) => {
      const { page, problems } = seated;
      await openTableWith(page, twoPeople('hidden-pairs'));
      await page.locator('[data-action="taken"]').click();
      await page.locator('[data-action="highest-first"]').click();
      await page.locator('[data-action="commit"]').waitFor();
      const handOver = page.getByRole('heading', { name: 'Pass the device to Bo' });
      if (how === 'a double click')
        await clickTwice(page, '[data-action="commit"]', () => handOver.waitFor());
      else {
        await page.keyboard.press('b');
        await handOver.waitFor();
        await page.keyboard.press('b');
      }
      await nextFrame(page);
      expect(await handOver.count()).toBe(1);
      expect(await page.locator('[data-action="commit"]').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it('a double press on the roll button rolls only once', async () => {
    const { page, problems } = seated;
    await openTableWith(page, twoPeople('greed', { target: 10000 }));
    const roll = '[data-action="roll"]:not([aria-disabled="true"])';
    await page.locator(roll).waitFor();
    const before = await shownOn(page);
    await clickTwice(page, roll, () => expect.poll(() => shownOn(page)).toBe(before + 2));
    await nextFrame(page);
    const after = await shownOn(page);
    await page.reload();
    await expect.poll(() => shownOn(page)).toBe(after);
    expect(after).toBe(before + 2);
    expect(problems).toEqual([]);
  });
});
