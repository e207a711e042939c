import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { go } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const addressOf = (line: string) => `/explore?${new URLSearchParams({ position: line })}`;
const lineOf = (page: Page) => new URL(page.url()).searchParams.get('position');

const refusals = {
  'greed - 1200': 'This position cannot occur: “1200” does not fit as a score.',
  'greed - 1200,800 11 0 -': 'This position is cut short. Missing: what comes next.',
  'chess - e4': '“chess” is not a game.',
  'greed - 1200,800 11 0 - choose 450 23446': '“23446” does not fit as the last roll.',
};

describe('the position explorer', () => {
  it('can be set up and stepped through by keyboard, and shows the best move', async () => {
    const { page, problems, leave } = await site.visit('/rules/greed');
    await page.getByRole('link', { name: 'Position explorer' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Position explorer' }).waitFor();
    const line = 'greed target=500 0,450 01 0 - choose 150 51342';
    await go(page, addressOf(line));
    const answer = (to: string) => page.locator(`[data-answer="${to}"]`).waitFor();
    const said = () => page.locator('[data-region] p').allTextContents();
    const heard = (text: string) =>
      expect.poll(async () => (await said()).some((one) => one.includes(text))).toBe(true);
    await answer(line);
    await heard('Best: roll, ');
    const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
    expect(await moves.filter({ hasText: 'Best move' }).count()).toBe(1);

    // A die takes the face of a pressed key; an impossible position is reported and changes nothing.
    await page.getByRole('button', { name: 'Die 1: 5' }).press('1');
    const other = 'greed target=500 0,450 01 0 - choose 200 11342';
    await answer(other);
    await page.getByRole('button', { name: 'Die 1: 1' }).press('6');
    await page.getByRole('button', { name: 'Die 2: 1' }).press('6');
    await page.getByRole('alert').filter({ hasText: 'This position cannot occur: “66342”' }).waitFor();
    expect(lineOf(page)).toBe('greed target=500 0,450 01 0 - choose 100 61342');
    await page.getByRole('button', { name: 'Die 2: 6' }).press('1');

    // Steps forward by a move and by a roll, and back.
    const now = lineOf(page) ?? '';
    await answer(now);
    const thrown = 'greed target=500 0,450 01 0 - throw 100 4';
    await page.locator('[data-move="1"]').press('Enter');
    await answer(thrown);
    await heard('The next roll is 4 dice.');
    await page.getByRole('button', { name: 'Enter another roll' }).press('Enter');
    for (const face of ['1', '1', '1', '5']) await page.keyboard.press(face);
    await page.keyboard.press('Enter');
    await answer('greed target=500 0,450 01 0 - choose 1150 1115');
    await heard('Best: roll, 82.7%');
    await page.keyboard.press('Backspace');
    await answer(thrown);
    await page.keyboard.press('Backspace');
    await answer(now);
    // The keys of the moves appear after the moves; in the next position the key does nothing.
    const pressed = () => page.keyboard.press('1').then(() => lineOf(page));
    await expect.poll(pressed).toBe(thrown);
    await heard('One step back.');

    // The same position under other rules, for comparison.
    await go(page, `${addressOf(line)}&rules=${encodeURIComponent('target=500,opening=0')}`);
    await page.getByText('with the other rules').first().waitFor();

    // The default match has a shipped solution, which is stored for use offline; a damaged file changes nothing.
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('solutions')).keys()).map(({ url }) => url));
    const usual = 'greed - 1200,800 11 0 - choose 450 51341';
    await go(page, addressOf(usual));
    await answer(usual);
    await heard('Best: roll, 82.7%');
    // A map of win chances: the arrow keys move between cells, which say their scores, and Enter sets them.
    const chart = (kind: string) => page.locator(`[data-chart="${kind}"]:not([data-old])`);
    const cell = chart('map').locator('td[tabindex="0"]');
    await cell.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    // Short, after the headings of row and column; the whole description is below the map, and above it what the map shows.
    expect(await cell.getAttribute('aria-label')).toMatch(/^\d\d%$/);
    await chart('map')
      .getByText(/^Player 1 1,500, Player 2 1,200: \d\d%, exactly \d\d\.\d%$/)
      .waitFor();
    await chart('map')
      .getByText(
        /^With [\d,]+ against [\d,]+, Player 1 wins \d\d\.\d% of the time\. With [\d,]+ it would be \d\d\.\d%\. Against /,
      )
      .waitFor();
    const focusedCell = () => page.evaluate(() => document.activeElement?.getAttribute('data-at'));
    const here = await focusedCell();
    await page.keyboard.press('Control+Home');
    expect(await focusedCell()).toBe('0,0');
    await page.keyboard.press('End');
    expect(await focusedCell()).toMatch(/^0,[1-9]/);
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    expect(await focusedCell()).toBe('5,0');
    await page.locator(`[data-chart="map"] [data-at="${here}"]`).focus();
    await page.keyboard.press('Enter');
    await answer('greed - 1500,1200 11 0 - start');
    const stopCell = async (dice: number, points: string) => {
      const columns = await chart('stop').locator('th[scope="col"]').allTextContents();
      return chart('stop').locator(`[data-at="${dice - 1},${columns.indexOf(points)}"]`);
    };
    await (await stopCell(5, '100')).focus();
    expect(await (await stopCell(5, '100')).getAttribute('aria-label')).toBe('roll');
    await chart('stop')
      .getByText(/^5 dice, 100 points: roll, \d\d\.\d%\. Stopping: \d\d\.\d%\.$/)
      .waitFor();
    await chart('stop')
      .getByText(/^Stop with 1 die from [\d,]+ points on, 2 dice from .*\.$/)
      .waitFor();
    // A cell of the chart of when to stop sets a position with its points and its dice.
    await (await stopCell(2, '300')).focus();
    await page.keyboard.press('Enter');
    await answer('greed - 1500,1200 11 0 - choose 300 523');
    expect(await violations(page, 'everything')).toEqual([]);
    await expect.poll(kept).toEqual([expect.stringMatching(/greed-2-.{8}\.solution$/)]);
    await page.route(/threes-2-.*\.solution$/, (route) => route.fulfill({ body: 'Not found' }));
    const threes = 'threes - 0,0 1 0 choose 66133 00000';
    await go(page, addressOf(threes));
    await answer(threes);

    // Unreadable input gets one sentence with the reason.
    for (const [bad, sentence] of Object.entries(refusals)) {
      await go(page, addressOf(bad));
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    }
    expect(problems).toEqual([]);
    await leave();
  });
});
