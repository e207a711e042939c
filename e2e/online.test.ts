import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { go } from './harness.ts';
import { mouse, useIfPresent } from './players.ts';
import { useServer } from './test-server.ts';

const server = useServer();

/** Enters a name, as on the first visit. */
async function enterName(page: Page, name: string): Promise<void> {
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator('button[type="submit"]').click();
  // The next page has a form too, so this waits until the first form is gone.
  await page.locator('input[autocomplete="nickname"]').waitFor({ state: 'detached' });
}

const over = '[data-action="again"]';

/** Plays the next move on this page, and banks as soon as possible. Returns whether there was a move. */
async function playOn(page: Page): Promise<void> {
  for (const action of ['bank', 'stop', 'stay', 'roll']) {
    const can = `[data-action="${action}"]:not([aria-disabled="true"])`;
    if (!(await page.locator(can).first().isVisible())) continue;
    const before = await page.locator('main').textContent();
    if (!(await useIfPresent(page, can, mouse))) return;
    await expect.poll(() => page.locator('main').textContent()).not.toBe(before);
    return;
  }
}

async function playUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  const playOnce = async () => {
    if (await isDone()) return true;
    for (const page of pages) await playOn(page);
    return false;
  };
  await expect.poll(playOnce, { timeout: 200_000 }).toBe(true);
}

it('two people can play an online match from the invitation to the end, even if the server crashes', async () => {
  const ada = await server.visit('/online/new/greed');
  // The page that asks for a name also names the game.
  await ada.page.getByRole('heading', { name: 'New table: Greed' }).waitFor();
  await enterName(ada.page, 'Ada');
  await ada.page.locator('summary').first().click();
  // Types in the house rules of a short match: target 500, and no opening.
  const numbers = ada.page.locator('details').getByRole('spinbutton');
  await numbers.nth(0).fill('500');
  await numbers.nth(1).fill('0');
  await numbers.nth(1).press('Tab');
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  await ada.page.waitForURL(/\/online\/table\//);
  const code = await ada.page.locator('[data-code]').textContent();
  // A screen reader spells the code after a label.
  await ada.page.getByText(`Code of the table: ${[...(code ?? '')].join(' ')}`).waitFor();
  expect(code).toMatch(/^[0-9A-Z]{5}$/);

  const path = new URL(ada.page.url()).pathname;
  const stranger = await server.visit(path);
  await stranger.page.getByRole('heading', { name: 'Ada invites you to Greed' }).waitFor();
  const bo = await server.visit(path);
  await bo.page.getByRole('heading', { name: 'Ada invites you to Greed' }).waitFor();
  await bo.page.getByText('Target score: 500').waitFor();
  // The page shows the game in one sentence, and a link to the guided match, which leads back here.
  await bo.page.getByText(/^Scoring dice are set aside/).waitFor();
  await bo.page.getByRole('link', { name: 'Learn in 2 minutes' }).click();
  await bo.page.locator('[data-action="guide-skip"]').click();
  // After one field and one button, Bo has a seat.
  await enterName(bo.page, 'Bo');
  await bo.page.getByRole('heading', { name: 'Greed: ready to start' }).waitFor();
  await bo.page.getByText('The host starts the match when everyone is here.').waitFor();
  await ada.page.locator('[data-action="start"]:not([aria-disabled="true"])').click();

  // The invitation describes the progress of the match. It does not name its reader.
  await stranger.page.getByText('The match has begun. Watch now, and play the next match.').waitFor();
  await stranger.page.getByRole('heading', { name: 'Greed', exact: true }).waitFor();

  const pages = [ada.page, bo.page];
  await Promise.all(pages.map((page) => page.waitForSelector('ol[aria-label="Scores"]')));
  let moves = 0;
  await playUntil(pages, async () => moves++ >= 2);

  await bo.page.getByRole('button', { name: 'Game log and chat' }).click();
  await bo.page.getByRole('textbox', { name: 'Write a message' }).fill('Good luck, Ada');
  await bo.page.keyboard.press('Enter');
  await bo.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Game log and chat, 1 new message' }).click();
  await ada.page.getByRole('dialog').getByText('Good luck, Ada').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Game log and chat', exact: true }).waitFor();

  const { restart } = await server.shutDown();
  await Promise.all(pages.map((page) => page.locator('[data-status="lost"]').waitFor()));
  await restart();
  await Promise.all(pages.map((page) => page.locator('[data-status="lost"]').waitFor({ state: 'detached' })));

  await playUntil(pages, async () => {
    const ends = await Promise.all(pages.map((page) => page.locator(over).isVisible()));
    return ends.every(Boolean);
  });
  const [toAda, toBo] = await Promise.all(
    pages.map((page) => page.locator('section ol').first().textContent()),
  );
  expect(toAda?.replace('You', 'Ada')).toBe(toBo?.replace('You', 'Bo'));

  await ada.page.locator('[data-review="exact"]').waitFor();
  await ada.page.locator('[data-action="check-dice"]').click();
  await ada.page.getByText(/One of these seeds is yours/).waitFor();

  // The explorer opens from the menu, and the match counts as one of this device.
  const table = new URL(ada.page.url()).pathname;
  await ada.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Explore this position' }).click();
  await ada.page.locator('[data-answer^="greed target=500,opening=0 "]').waitFor();
  await go(ada.page, '/my-play');
  await ada.page.locator('section[data-game="greed"]').waitFor();
  await go(ada.page, table);

  await stranger.page.getByText('The match is over.').waitFor();

  await ada.page.locator(over).click();
  await ada.page.waitForURL(/\/online\/table\//);
  await stranger.page.getByRole('link', { name: 'A rematch is open.' }).click();
  await stranger.page.getByRole('heading', { name: 'Ada invites you to Greed' }).waitFor();
  expect(ada.problems.filter((text) => !/net::ERR_|status of 503/.test(text))).toEqual([]);
  await ada.leave();
  await bo.leave();
  await stranger.leave();
});

it('an incomplete link, or a link to no table, is reported before the page asks for a name', async () => {
  const { page, leave } = await server.visit('/online/table/cut', {
    settings: { language: 'de' },
  });
  const alert = page.locator('[role="alert"]');
  for (const link of ['cut', '0123456789abcdef']) {
    await go(page, `/online/table/${link}`);
    await alert.waitFor();
    expect(await alert.textContent()).toBe(
      'Dieser Link ist unvollständig, oder den Tisch gibt es nicht mehr.',
    );
    expect(await page.locator('input').count()).toBe(0);
    await go(page, '/');
    await alert.waitFor({ state: 'detached' });
  }
  await leave();
});
