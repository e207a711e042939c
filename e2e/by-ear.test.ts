import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { focused, named } from './focus.ts';
import { go, twoPeople } from './harness.ts';
import { observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Everything that this browser stores for the page: the names, and the complete saved matches. */
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

/** Two people on one device, and a bot. */
const withBot = ({ game, draft } = twoPeople('hidden-pairs')) => ({
  game,
  draft: {
    ...draft,
    seats: [...draft.seats, { name: 'Cy', player: { kind: 'bot', strength: 'novice' } }],
  },
});

it('two people play Hidden Pairs by keys in default motion, and no secret reaches the other player', async () => {
  const { page, problems } = await site.visit('/play/hidden-pairs', {
    setups: [withBot()],
    settings: { speech: 'always' },
    context: { reducedMotion: 'no-preference' },
    prepare: (context) => context.addInitScript(observe),
  });
  const observed = () => observedOn(page);
  const start = page.getByRole('button', { name: 'Start and roll' });
  await start.focus();
  await page.keyboard.press('Enter');
  /** Everything that another player can inspect: all text, the names, the title and URL of the page, and its storage. */
  const surface = () =>
    page.evaluate(() => {
      const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      return `${document.documentElement.outerHTML} ${document.title} ${location.href} ${stored}`;
    });
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

  for (const name of ['Ada', 'Bo']) {
    await page.locator('[data-action="taken"]:not([aria-disabled="true"])').waitFor();
    expect(await page.locator('[data-action="taken"]').textContent()).toContain(name);
    if (name === 'Bo') {
      for (const key of [',', '<', ',', '>']) await page.keyboard.press(key);
      expect(plain(await surface())).not.toMatch(/Die \d: \d|Ada rolls/);
      const browsed = (await observed()).said.slice(-4).map(({ text }) => text);
      expect(browsed.join(' ')).toMatch(/Ada is ready\. \d of \d\./);
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
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      expect(await page.getByRole('button', { name: 'Download record' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(named);
      const table = new URL(page.url()).pathname;
      await go(page, `/replay/${matches[0]?.id}`);
      await page.getByRole('alert').getByText('This match has hidden choices.').waitFor();
      for (const path of ['/history', table]) {
        await go(page, path);
        await page.waitForSelector('h1');
        expect(plain(await surface())).not.toMatch(/[1-6]( [1-6]){5}|Die \d: \d|Ada rolls/);
      }
    }
    await page.locator('[data-action="taken"]:not([aria-disabled="true"])').waitFor();
    await page.keyboard.press('r');
    await page.locator('[data-action="commit"]').waitFor();
    expect(await focused(page)).toMatch(named);
    // The first table explains its keys. The hand-over was announced, and the dice only after the seat was taken.
    const spoken = async () => plain((await observed()).said.map(({ text }) => text).join(' '));
    expect((await spoken()).split('The table is played by keys:')).toHaveLength(2);
    expect(await spoken()).toContain(`Pass the device to ${name}.`);
    await expect.poll(spoken).toMatch(/Your dice: [1-6]( [1-6]){5}/);
    if (name === 'Bo') expect(plain(await surface())).not.toMatch(/Ada rolls/);
    // Keys that only announce something delay no player, and moves of others do not delay the player who chooses.
    await expect
      .poll(async () => {
        await page.keyboard.press('h');
        return spoken();
      })
      .toContain('Cy is ready.');
    await page.keyboard.press('a');
    await expect.poll(surface).toMatch(/Die 1: /);
    await page.locator('[data-action="commit"]').focus();
    await page.keyboard.press('Enter');
  }
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
  await expect.poll(async () => (await observed()).said.some(isResult)).toBe(true);
  const { said, lost } = await observed();
  expect(lost).toBe(0);
  const results = said.filter(isResult).map(({ text }) => text);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatch(/((^| )[123]\. (Ada|Bo|Cy): [\d,]+\.){3}$/);
  for (const [index, { urgency, at }] of said.entries()) {
    const before = said.slice(0, index).findLast((one) => one.urgency === 'polite');
    if (urgency === 'assertive' && before !== undefined) expect(at - before.at).toBeGreaterThan(1000);
  }
  expect(problems).toEqual([]);
});
