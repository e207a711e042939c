import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { playTurn } from './play-turn.ts';
import {
  type Caller,
  createTable,
  type Guest,
  openTable,
  signInAs,
  signInWithoutPage,
  useServer,
} from './test-server.ts';

const server = useServer();
let ada: Guest;
let bo: Caller;
beforeAll(async () => {
  [ada, bo] = await Promise.all([signInAs(server, 'Ada'), signInWithoutPage(server, 'Bo')]);
});

/** Plays moves through the API. The player whose turn it is rolls, or stops if that is allowed. */
async function playOn(table: string, moves: number): Promise<void> {
  for (let left = moves; left > 0; ) {
    for (const guest of [ada, bo]) left -= await playTurn(guest, server, table, left);
  }
}

/** Starts a long match of Greed between Ada and Bo, and plays `moves` moves. */
async function startTable(moves: number): Promise<string> {
  const table = await createTable(ada, { game: 'greed', options: { target: 20_000, opening: 0 } });
  await bo.post(`/tables/${table}/sit`);
  await ada.post(`/tables/${table}/start`);
  await playOn(table, moves);
  return table;
}

const plain = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replace(/[\u2068\u2069]/g, ''));
const log = async (page: Page) => plain(await page.locator('aside ol li').allTextContents());
/**
 * Returns the dice and points in the texts, in order. A player's own moves are announced with fewer words than in the
 * log, but with the same numbers.
 */
const numbers = (texts: readonly string[]): string[] => texts.join(' ').match(/\d+(?:,\d{3})*/g) ?? [];
const announced = async (page: Page) =>
  numbers(plain(await page.locator('[data-region="polite"] p').allTextContents()));

/** Returns the number of entries of a table's match. */
async function lengthOf(table: string): Promise<number> {
  const answer = await ada.context.request.get(`${server.url}/api/v1/tables/${table}/record`);
  const { record } = (await answer.json()) as { readonly record: { readonly log: readonly unknown[] } };
  return record.log.length;
}

/** Waits until Ada's page shows the whole match of a table. */
async function shows(table: string): Promise<void> {
  const shown = ada.page.locator('[data-shown]');
  await expect.poll(() => shown.getAttribute('data-shown')).toBe(String(await lengthOf(table)));
}

/** Freezes a page, as browsers do with hidden pages, and resumes it. */
async function freezer({ page, context }: Guest) {
  const session = await context.newCDPSession(page);
  return (state: 'frozen' | 'active') => session.send('Page.setWebLifecycleState', { state });
}

describe('a page that opens in the middle of a match lists past events', () => {
  it('a page opened during a match lists past events, and announces only new ones', async () => {
    const table = await startTable(6);
    await openTable(ada, server, table);
    await expect.poll(async () => (await log(ada.page)).length).toBeGreaterThan(5);
    const before = await log(ada.page);
    expect(await announced(ada.page)).toEqual([]);
    await playOn(table, 2);
    await shows(table);
    const after = await log(ada.page);
    expect(after.length).toBeGreaterThan(before.length + 1);
    await expect.poll(() => announced(ada.page)).toEqual(numbers(after.slice(before.length)));
  });

  it('a page opened during a match does not animate past rolls', async () => {
    const table = await startTable(6);
    const eve = await server.visit(`/online/table/${table}`, {
      context: { reducedMotion: 'no-preference' },
      // Records every animated throw, however short it is.
      prepare: (context) =>
        context.addInitScript(() => {
          const seen = { throws: 0 };
          Object.assign(window, { seen });
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (
                  node instanceof Element &&
                  (node.matches('.throw') || node.querySelector('.throw') !== null)
                )
                  seen.throws += 1;
          }).observe(document, { subtree: true, childList: true });
        }),
    });
    const throws = () =>
      eve.page.evaluate(() => (window as unknown as { seen: { throws: number } }).seen.throws);
    await eve.page.locator('[data-action="just-watch"]').click();
    await eve.page.locator('[data-shown]').waitFor();
    expect(await eve.page.locator('[data-shown]').getAttribute('data-shown')).toBe(
      String(await lengthOf(table)),
    );
    expect(await throws()).toBe(0);
    await playOn(table, 1);
    await playOn(table, 1);
    await expect.poll(throws).toBeGreaterThan(0);
    await eve.leave();
  });
});

describe('a page that was suspended catches up', () => {
  it('a suspended page catches up when it resumes: each event is announced once, in order, without gaps', async () => {
    const table = await startTable(2);
    await openTable(ada, server, table);
    await ada.page.locator('[data-shown]').waitFor();
    await ada.page.evaluate(() => Object.assign(window, { stayed: true }));
    const before = await log(ada.page);
    const become = await freezer(ada);
    await become('frozen');
    await playOn(table, 5);
    // Connections break while the device sleeps.
    const { restart } = await server.shutDown();
    await restart();
    await playOn(table, 5);
    await become('active');
    await shows(table);
    const after = await log(ada.page);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length + 9);
    await expect.poll(() => announced(ada.page)).toEqual(numbers(after.slice(before.length)));
    await ada.page.locator('[data-status="lost"]').waitFor({ state: 'detached' });
    await playOn(table, 1);
    await shows(table);
    expect(await ada.page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  it('after a long suspension, the page lists all events but announces only some of them', async () => {
    const table = await startTable(2);
    await openTable(ada, server, table);
    await ada.page.locator('[data-shown]').waitFor();
    await ada.page.evaluate(() => Object.assign(window, { stayed: true }));
    const become = await freezer(ada);
    // Without a network, no events arrive while the device sleeps, and the server keeps only a limited number.
    await ada.context.setOffline(true);
    await ada.page.locator('[data-status="lost"]').waitFor();
    await become('frozen');
    await playOn(table, 202);
    await become('active');
    await ada.context.setOffline(false);
    await shows(table);
    expect((await log(ada.page)).length).toBeGreaterThan(200);
    expect(await announced(ada.page)).toEqual([]);
    const before = await log(ada.page);
    await playOn(table, 2);
    await shows(table);
    const after = await log(ada.page);
    await expect.poll(() => announced(ada.page)).toEqual(numbers(after.slice(before.length)));
    expect(await ada.page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  it('catching up after a suspension causes no errors in the console', () => {
    const { problems } = ada;
    expect(problems.filter((text) => !/net::ERR_|Failed to load resource/.test(text))).toEqual([]);
  });
});
