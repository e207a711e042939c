import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { disabledWithoutReason } from './disabled-without-reason.ts';
import { shortDraft, type Visit } from './harness.ts';
import { holdNews } from './held-messages.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Returns the path of a link that contains a record. */
const linkOf = (record: unknown) =>
  `/replay#record=0.${Buffer.from(JSON.stringify(record)).toString('base64url')}`;

let visited: Visit;
beforeAll(async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  visited = await site.visit('/', { context: { permissions } });
});

describe('the review opens after a match', () => {
  it('the review shows luck and mistakes, and its link opens the replay of the match', async () => {
    const { page, problems } = visited;
    await openTableWith(page, shortDraft('greed'));
    await playToTheEnd(page, mouse);
    const report = page.locator('[data-review="exact"]');
    await report.waitFor();
    await report.getByText('The rows add up to the final chance.').waitFor();
    // The dice are random, so the match may end in a tie.
    const figures = report.locator('figure').last().locator('details');
    const result = await figures.locator('tbody tr:nth-last-child(2) td').allTextContents();
    expect([
      ['0.0%', '100.0%'],
      ['50.0%', '50.0%'],
    ]).toContainEqual([...result].sort());
    expect(await violations(page, 'everything')).toEqual([]);
    // The curve's table has one row before the first entry, and one after each entry.
    const rows = await report.locator('figure').first().locator('tbody tr').count();
    await page.locator('[data-action="copy"]').click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/replay#record=1\.[\w-]+$/);

    await page.goto(link);
    await page.getByText(`Start, ${rows - 1} moves`).waitFor();
    // All controls are visible at 360 by 640, with room for longer texts. Empty actions take no room.
    const lowest = await page
      .locator('[data-action="pace"]')
      .evaluate((button) => button.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThan(624);
    await page.locator('[data-action="step-on"]').click();
    await page.getByText(`Move 1 of ${rows - 1}`).waitFor();
    await page.getByRole('slider').press('End');
    await page.getByText(`Move ${rows - 1} of ${rows - 1}`).waitFor();
    await page.locator('[data-action="pace"]').click();
    await page.locator('[data-action="play"]').click();
    // On a busy machine, a move can disappear before the test sees it, so any later one counts as well.
    await page.getByText(new RegExp(`Move (?!1 |${rows - 1} )\\d+ of ${rows - 1}`)).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('[data-action="show-move"]').first().click();
    await page
      .getByText(/[Ww]in chance.* →/)
      .first()
      .waitFor();
    expect(await disabledWithoutReason(page)).toEqual([]);
    expect(await violations(page, 'everything')).toEqual([]);
    await page.goto(`${link.slice(0, 60)}`);
    await page.reload();
    await page.getByText('It may be incomplete.').waitFor();
    expect(problems).toEqual([]);
  });

  it('the review shows the progress of the exact analysis, which can be cancelled', async () => {
    const order = [3, 5].map((face, seat) => ({ seat, dice: [face] }));
    const record = {
      format: 'dicehall/1',
      game: 'ten-thousand',
      // The default match has a shipped solution, which opens too fast to show progress.
      options: { target: 9000 },
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
      log: [...order, { seat: 1, move: { type: 'roll' } }, { seat: 1, dice: [1, 1, 5, 2, 3, 6] }],
    };
    const { page, problems, leave } = await site.visit(linkOf(record), {
      prepare: (context) => holdNews(context, 'review', 'answers'),
    });
    await expect.poll(() => page.locator('progress').getAttribute('value').then(Number)).toBeGreaterThan(0);
    await page.locator('[data-action="cancel-review"]').click();
    await page.locator('[data-action="review"]').waitFor();
    await page.goto(`${site.url}/replay?record=https://example.org/match.json`);
    await page.getByText('Only records of this site can be opened').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('if solving would take long, the review shows estimates from two-player duels and offers an exact analysis', async () => {
    const roll = (seat: number, ...dice: number[]) => [
      { seat, move: { type: 'roll' } },
      { seat, dice },
    ];
    const record = {
      format: 'dicehall/1',
      game: 'greed',
      // This match is slightly too large to be solved at once.
      options: { target: 2750, opening: 1000 },
      seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
      log: [
        ...roll(0, 1, 1, 1, 3, 2),
        { seat: 0, move: { type: 'stop' } },
        ...roll(1, 2, 2, 3, 4, 6),
        ...roll(2, 2, 3, 3, 4, 6),
      ],
    };
    const { page, problems } = visited;
    await page.goto(site.url + linkOf(record));
    await page.reload();
    await page.locator('[data-review="duels"]').waitFor();
    await page.locator('[data-action="review-exact"]').click();
    await page.locator('[data-review="equilibrium"]').waitFor();
    expect(problems).toEqual([]);
  });
});
