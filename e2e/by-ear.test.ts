import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, named } from './focus.ts';
import { go, twoPeople } from './harness.ts';
import { observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Returns everything that this browser stores for the page: the names, and the complete saved matches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const asked = indexedDB.open('dicehall');
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const opened = await done(asked);
    const matches = await done(opened.transaction('matches').objectStore('matches').getAll());
    const stores = [...opened.objectStoreNames];
    opened.close();
    return {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      stores,
      matches: matches as readonly { readonly id: string; readonly log: readonly unknown[] }[],
    };
  });

/** The set-up of a match of two people on one device and a bot. */
const withBot = ({ game, draft } = twoPeople('hidden-pairs')) => ({
  game,
  draft: {
    ...draft,
    seats: [...draft.seats, { name: 'Cy', player: { kind: 'bot', strength: 'novice' } }],
  },
});

/**
 * Returns everything that another player can inspect: all text, the names, the title and URL of the page, and its
 * storage.
 */
const surface = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    return `${document.documentElement.outerHTML} ${document.title} ${location.href} ${stored}`.replace(
      /[\u2068\u2069]/g,
      '',
    );
  });

const allSaid = async (page: Page) => {
  const { said } = await observedOn(page);
  return said
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\u2068\u2069]/g, '');
};

const taken = '[data-action="taken"]:not([aria-disabled="true"])';

/** Takes the seat, rolls, places all dice and commits, using only keys. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator(taken).waitFor();
  await page.keyboard.press('r');
  await page.locator('[data-action="commit"]').waitFor();
  expect(await focused(page)).toMatch(named);
  expect(await allSaid(page)).toContain(`Pass the device to ${name}.`);
  await expect.poll(() => allSaid(page)).toMatch(/Your dice: [1-6]( [1-6]){5}/);
  if (name === 'Bo') expect(await surface(page)).not.toMatch(/Ada rolls/);
  // Keys that only announce something delay no player, and moves of others do not delay the player who chooses.
  await expect
    .poll(async () => {
      await page.keyboard.press('h');
      return allSaid(page);
    })
    .toContain('Cy has committed.');
  await page.keyboard.press('a');
  await expect.poll(() => surface(page)).toMatch(/Die 1: /);
  await page.locator('[data-action="commit"]').focus();
  await page.keyboard.press('Enter');
}

describe('two people on one device can play Hidden Pairs by keyboard without seeing each other’s dice', () => {
  let page: Page;
  let problems: readonly string[];

  it('the first table explains its keys once, and the first player commits by keyboard', async () => {
    ({ page, problems } = await site.visit('/play/hidden-pairs', {
      setups: [withBot()],
      settings: { speech: 'always' },
      context: { reducedMotion: 'no-preference' },
      prepare: (context) => context.addInitScript(observe),
    }));
    await page.getByRole('button', { name: 'Start', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator(taken).waitFor();
    expect(await page.locator('[data-action="taken"]').textContent()).toContain('Ada');
    await choose(page, 'Ada');
    expect((await allSaid(page)).split('At the table you play with keys:')).toHaveLength(2);
  });

  it('handing over the device removes the first player’s dice from the text, the announcements and the storage', async () => {
    await page.locator(taken).waitFor();
    expect(await page.locator('[data-action="taken"]').textContent()).toContain('Bo');
    for (const key of [',', '<', ',', '>']) await page.keyboard.press(key);
    expect(await surface(page)).not.toMatch(/Die \d: \d|Ada rolls/);
    const browsed = (await observedOn(page)).said.slice(-4).map(({ text }) => text);
    expect(browsed.join(' ')).toMatch(/Ada has committed\. \d of \d\./);
    expect(browsed.join(' ')).not.toMatch(/Ada rolls/);
    // The saved match needs Ada's dice to continue. They are in no other storage and on no screen.
    const { matches, ...names } = await kept(page);
    expect(names).toEqual({
      local: [
        'dicehall.guides-offered',
        'dicehall.knows-keys',
        'dicehall.last-game',
        'dicehall.settings',
        'dicehall.setup.hidden-pairs',
        'dicehall.tests.random',
      ],
      session: [],
      cookies: '',
      databases: ['dicehall'],
      stores: ['matches'],
    });
    expect(JSON.stringify(matches.map(({ log }) => log))).toMatch(/"dice":\[\d(,\d){5}\].*"commit"/);
  });

  it('help, replay and history show no dice of an unfinished match with hidden choices', async () => {
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    expect(await page.getByRole('button', { name: 'Download record' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(named);
    const table = new URL(page.url()).pathname;
    const { matches } = await kept(page);
    await go(page, `/replay/${matches[0]?.id}`);
    await page.getByRole('alert').getByText('This match has hidden choices.').waitFor();
    for (const path of ['/history', table]) {
      await go(page, path);
      await page.waitForSelector('h1');
      expect(await surface(page)).not.toMatch(/[1-6]( [1-6]){5}|Die \d: \d|Ada rolls/);
    }
  });

  it('the result gets the focus, and each player’s place is announced once', async () => {
    await choose(page, 'Bo');
    const again = page.locator('[data-action="again"]');
    await expect
      .poll(async () => {
        if (await again.isVisible()) return true;
        await page.keyboard.press('r');
        return false;
      })
      .toBe(true);
    const heading = page.locator('main h2').first();
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
    const isResult = ({ text }: { readonly text: string }) => /(^| )1\. (Ada|Bo|Cy): /.test(text);
    await expect.poll(async () => (await observedOn(page)).said.some(isResult)).toBe(true);
    const results = (await observedOn(page)).said.filter(isResult).map(({ text }) => text);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatch(/((^| )[123]\. (Ada|Bo|Cy): [\d,]+\.){3}$/);
  });

  it('no announcement is lost, and none interrupts a polite announcement within its first second', async () => {
    const { said, lost } = await observedOn(page);
    expect(lost).toBe(0);
    for (const [index, { urgency, at }] of said.entries()) {
      const before = said.slice(0, index).findLast((one) => one.urgency === 'polite');
      if (urgency === 'assertive' && before !== undefined) expect(at - before.at).toBeGreaterThan(1000);
    }
    expect(problems).toEqual([]);
  });
});
