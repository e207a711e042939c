import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { go, type Visit } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const addressOf = (line: string) => `/explore?${new URLSearchParams({ position: line })}`;
const lineOf = (page: Page) => new URL(page.url()).searchParams.get('position');

const refusals = {
  'greed - 1200': 'Score: “1200” is not possible here. Allowed: 2–8 entries.',
  'greed - 1200,800 11 0 -': 'This position is incomplete. Missing: Next step.',
  'chess - e4': 'There is no game “chess”.',
  'greed - 1200,800 11 0 - choose 450 23446':
    'Last roll: “23446” is not possible here. Allowed: a roll that scores.',
};

let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/rules/greed');
});

/** Opens a position and waits until its values are shown. */
async function open(line: string): Promise<void> {
  await go(visited.page, addressOf(line));
  await answered(line);
}
const answered = (line: string) => visited.page.locator(`[data-answer="${line}"]`).waitFor();
const hears = (text: string) =>
  expect
    .poll(() => visited.page.locator('[data-region] p').allTextContents())
    .toContainEqual(expect.stringContaining(text));
const chart = (kind: string) => visited.page.locator(`[data-chart="${kind}"]:not([data-old])`);

const line = 'greed target=500 0,450 01 0 - choose 150 51342';
const usual = 'greed - 1200,800 11 0 - choose 450 51341';

describe('the position explorer works by keyboard and with a mouse', () => {
  it('the explorer can be opened by keyboard, and shows and announces the best move', async () => {
    const { page } = visited;
    await page.getByRole('link', { name: 'Position explorer' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Position explorer' }).waitFor();
    await open(line);
    await hears('Best move: roll. ');
    const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
    expect(await moves.filter({ hasText: 'Best move' }).count()).toBe(1);
  });

  it('pressing a digit sets a die to that face; an impossible position is reported and not applied', async () => {
    const { page } = visited;
    await open(line);
    await page.getByRole('button', { name: 'Die 1: 5' }).press('1');
    await answered('greed target=500 0,450 01 0 - choose 200 11342');
    await page.getByRole('button', { name: 'Die 1: 1' }).press('6');
    await page.getByRole('button', { name: 'Die 2: 1' }).press('6');
    await page.getByRole('alert').filter({ hasText: 'Last roll: “66342” is not possible here.' }).waitFor();
    expect(lineOf(page)).toBe('greed target=500 0,450 01 0 - choose 100 61342');
    await page.getByRole('button', { name: 'Die 2: 6' }).press('1');
    await answered('greed target=500 0,450 01 0 - choose 100 61342');
  });

  it('the explorer can apply a move or a roll to the position, and step back', async () => {
    const { page } = visited;
    const now = 'greed target=500 0,450 01 0 - choose 100 61342';
    const thrown = 'greed target=500 0,450 01 0 - throw 100 4';
    await open(now);
    await page.locator('[data-move="1"]').press('Enter');
    await answered(thrown);
    await hears('The next roll is 4 dice.');
    await page.getByRole('button', { name: 'Enter another roll' }).press('Enter');
    for (const face of ['1', '1', '1', '5']) await page.keyboard.press(face);
    await answered('greed target=500 0,450 01 0 - choose 1150 1115');
    await hears('Best move: roll. Win chance: 82.7%');
    await page.keyboard.press('Backspace');
    await answered(thrown);
    await page.keyboard.press('Backspace');
    await answered(now);
    // The keys of the moves work only after the moves appear. In the next position, the key does nothing.
    await expect.poll(() => page.keyboard.press('1').then(() => lineOf(page))).toBe(thrown);
    await hears('One step back.');
  });

  it('the explorer compares the position with the same position under other rules', async () => {
    const { page } = visited;
    await go(page, `${addressOf(line)}&rules=${encodeURIComponent('target=500,opening=0')}`);
    await page.getByText('with the other rules').first().waitFor();
  });

  it('in the map of win chances, arrow keys announce the scores of a cell, and Enter sets these scores in the position', async () => {
    const { page } = visited;
    await open(usual);
    await hears('Best move: bank. Win chance: 74.1%');
    const cell = chart('map').locator('td[tabindex="0"]');
    await cell.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    // The name of the cell is short, because the headings of row and column come first. The full description of the
    // cell is below the map; the description of the map is above it.
    expect(await cell.getAttribute('aria-label')).toMatch(/^\d\d%$/);
    await chart('map')
      .getByText(/^You 1,500, Opponent 1,200: \d\d%, exactly \d\d\.\d%$/)
      .waitFor();
    await chart('map')
      .getByText(
        /^The closest cell is the start of a turn with [\d,]+ against [\d,]+: the win chance is \d\d\.\d%\.$/,
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
    await answered('greed - 1500,1200 11 0 - start');
  });

  it('choosing a cell of the stopping chart sets its points and dice in the position', async () => {
    const { page } = visited;
    await open('greed - 1500,1200 11 0 - start');
    await chart('stop').locator('[data-at]').first().waitFor();
    const stopCell = async (dice: number, points: string) => {
      const columns = await chart('stop').locator('th[scope="col"]').allTextContents();
      return chart('stop').locator(`[data-at="${dice - 1},${columns.indexOf(points)}"]`);
    };
    const first = await stopCell(5, '100');
    await first.focus();
    expect(await first.getAttribute('aria-label')).toBe('roll');
    await chart('stop')
      .getByText(/^5 dice, 100 points: roll, \d\d\.\d%\. Banking: \d\d\.\d%\.$/)
      .waitFor();
    await chart('stop')
      .getByText(/^Bank with 1 die from [\d,]+ points.*\.$/)
      .waitFor();
    await (await stopCell(2, '300')).focus();
    await page.keyboard.press('Enter');
    await answered('greed - 1500,1200 11 0 - choose 300 522');
    expect(await violations(page, 'everything')).toEqual([]);
  });

  it('on the narrowest phone, labels and numbers of the charts have at least 11 px and do not touch', async () => {
    const { page } = await site.visit('/', { context: { viewport: { width: 360, height: 640 } } });
    for (const game of ['greed', 'ten-thousand', 'threes']) {
      await page.goto(new URL(`/explore?game=${game}`, page.url()).href);
      const grid = page.locator('[data-chart] [role="grid"]').first();
      await grid.waitFor();
      const found = await grid.evaluate((table) => {
        const boxes = [...table.querySelectorAll('th, td')].flatMap((cell) => {
          if (cell.textContent === '') return [];
          const range = document.createRange();
          range.selectNodeContents(cell);
          return [
            { size: Number.parseFloat(getComputedStyle(cell).fontSize), box: range.getBoundingClientRect() },
          ];
        });
        const touching = boxes.filter(({ box }, at) =>
          boxes.some(
            ({ box: other }, later) =>
              later > at &&
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
        );
        return { touching: touching.length, smallest: Math.min(...boxes.map(({ size }) => size)) };
      });
      expect(found.touching, game).toBe(0);
      expect(found.smallest, game).toBeGreaterThanOrEqual(11);
    }
    await page.close();
  });

  it('the explorer caches the shipped solution of the default match for offline use', async () => {
    const { page } = visited;
    await open(usual);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('solutions')).keys()).map(({ url }) => url));
    await expect.poll(kept).toEqual([expect.stringMatching(/greed-2-.{8}\.solution$/)]);
  });

  it('the explorer shows values even if the shipped solution is damaged', async () => {
    const { page } = visited;
    await page.route(/threes-2-.*\.solution$/, (route) => route.fulfill({ body: 'Not found' }));
    await open('threes - 0,0 1 0 choose 66133 00000');
  });

  it.each(Object.entries(refusals))(
    'the explorer shows the reason if it cannot read “%s”',
    async (bad, sentence) => {
      const { page } = visited;
      await go(page, addressOf(bad));
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    },
  );

  it('using the explorer causes no warnings or errors in the console', () => {
    expect(visited.problems).toEqual([]);
  });
});
