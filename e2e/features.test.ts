import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { shortDraft, type Visit } from './harness.ts';
import { mouse, playToTheEnd } from './players.ts';
import { atSite } from './site.ts';

const site = atSite();
/** One page for all of it: everybody who comes here has been here before, but for the first. */
let seated: Visit;
beforeAll(async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  seated = await site.visit('/', { context: { permissions } });
});

const people = (game: string, options: unknown, dice: 'app' | 'real' = 'app') => ({
  game,
  draft: {
    options,
    dice,
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
  },
});

/** Starts a match that is set up like this, on this device. */
async function sitDown(page: Page, { game, draft }: ReturnType<typeof people>): Promise<void> {
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `dicehall.setup.${game}`,
    JSON.stringify(draft),
  ] as const);
  await page.goto(`${site.url}/play/${game}`);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/table\//);
}

/** A link with a record in it, as plain text. */
const linkOf = (record: unknown) =>
  `${site.url}/replay#record=0.${Buffer.from(JSON.stringify(record)).toString('base64url')}`;

/** The controls that are switched off without a reason that can be read. */
const unexplained = (page: Page): Promise<string[]> =>
  page.locator('[aria-disabled="true"], :disabled').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const reasons = (control.getAttribute('aria-describedby') ?? '').split(' ');
        const said = reasons.map((id) => document.getElementById(id)?.textContent ?? '').join('');
        return said.trim() === '' && !(control.getAttribute('aria-label') ?? '').includes(':');
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

describe('the start', () => {
  it('is two taps from the first throw for somebody who has never been here', async () => {
    const { page } = seated;
    await page.locator('a[href="/play/greed"]').click();
    await page.locator('button[type="submit"]').click();
    // The roll that was the only thing to do, and its dice.
    await expect
      .poll(() => page.locator('[data-shown]').getAttribute('data-shown').then(Number))
      .toBeGreaterThan(1);
    expect(await page.locator('aside ol li').first().textContent()).toMatch(/Player 1/);
  }, 30_000);
});

describe('after a match', () => {
  it('says what luck and skill did, and goes on in a link', async () => {
    const { page, context } = seated;
    await sitDown(page, shortDraft('greed'));
    await playToTheEnd(page, mouse);
    await page.locator('[data-action="review-exact"]').click();
    const report = page.locator('[data-review="exact"]');
    await report.waitFor();
    await report.getByText('Luck and errors add up').waitFor();
    expect(await report.locator('table').last().locator('tbody tr').count()).toBe(2);
    expect(await violations(page, 'everything')).toEqual([]);
    // One row of the curve's table before the first entry, and one after each.
    const rows = await report.locator('details tbody tr').count();
    await page.locator('[data-action="copy"]').click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/replay#record=1\.[\w-]+$/);

    const other = await context.newPage();
    await other.goto(link);
    await other.getByText(`Entry ${rows - 1} of ${rows - 1}`).waitFor();
    await other.getByRole('button', { name: 'Back', exact: true }).click();
    await other.getByText(`Entry ${rows - 2} of ${rows - 1}`).waitFor();
    expect(await unexplained(other)).toEqual([]);
    expect(await violations(other, 'everything')).toEqual([]);
    await other.goto(`${link.slice(0, 60)}`);
    await other.reload();
    await other.getByText('Was it cut short?').waitFor();
    await other.close();
  }, 60_000);

  it('shows how far a long solution is, and stops when it is told to', async () => {
    const order = [3, 5].map((face, seat) => ({ seat, dice: [face] }));
    const record = {
      format: 'dicehall/1',
      game: 'ten-thousand',
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
      log: [...order, { seat: 1, move: { type: 'roll' } }, { seat: 1, dice: [1, 1, 5, 2, 3, 6] }],
    };
    const { page } = seated;
    await page.goto(linkOf(record));
    await page.locator('[data-action="review-exact"]').click();
    await expect.poll(() => page.locator('progress').getAttribute('value').then(Number)).toBeGreaterThan(0);
    await page.locator('[data-action="cancel-review"]').click();
    await page.locator('[data-action="review-estimate"]').click();
    await page.locator('[data-review="estimate"]').waitFor();
    await page.goto(`${site.url}/replay?record=https://example.org/match.json`);
    await page.getByText('Only records of this site are opened').waitFor();
  }, 60_000);
});

describe('at a table', () => {
  it('rules open at what matters now, over the table', async () => {
    const { page } = seated;
    await sitDown(page, people('threes', { rounds: 2 }));
    await page.waitForSelector('[data-action="roll"]');
    await page.locator('button[aria-label^="Die"]').first().click();
    await page.keyboard.press('f');
    const now = page.locator('dialog h2[data-now]');
    await now.waitFor();
    expect(await now.textContent()).toContain('What it costs');
    expect(await violations(page, 'everything')).toEqual([]);
    expect(await now.evaluate((heading) => document.activeElement === heading)).toBe(true);
    await page.keyboard.press('Escape');
    // The table is as it was left.
    expect(await page.locator('button[aria-pressed="true"][aria-label^="Die"]').count()).toBe(1);
    expect(await unexplained(page)).toEqual([]);
  }, 30_000);

  it('taking back asks everybody who sits there', async () => {
    const { page } = seated;
    await sitDown(page, people('threes', { rounds: 2 }));
    await page.waitForSelector('[data-action="roll"]');
    await page.locator('button[aria-label^="Undo: "]').click({ force: true });
    await page.locator('main').getByText('a throw stays').waitFor();
    for (let die = 0; die < 5; die++)
      await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
    await page.locator('[data-action="bank"]').click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const shown = () => page.locator('[data-shown]').getAttribute('data-shown');
    await undo.click();
    await page.getByText(/^.?Ada.? and .?Bo.?: do you all agree/).waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
    const before = await shown();
    await page.locator('[data-action="disagree"]').click();
    expect(await shown()).toBe(before);
    await undo.click();
    await page.locator('[data-action="agree"]').click();
    await expect.poll(shown).toBe(String(Number(before) - 1));
  }, 30_000);

  it('a throw of real dice that was entered wrongly is corrected later, and the rest replayed', async () => {
    const { page } = seated;
    await sitDown(page, people('greed', {}, 'real'));
    await page.waitForSelector('[data-action="enter"]');
    expect(await unexplained(page)).toEqual([]);
    for (const face of [1, 1, 1, 5, 2]) await page.keyboard.press(String(face));
    await page.locator('[data-action="enter"]').click();
    await page.locator('[data-action="roll"]').click();
    await page.getByText('Throw, then tap what the die shows').waitFor();
    await page.getByRole('button', { name: 'Story' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Correct' }).first().click();
    const pad = page.locator('dialog').last();
    for (const face of [1, 5]) await pad.locator(`button[aria-label="${face}"]`).click();
    for (const face of [2, 3, 4]) await page.keyboard.press(String(face));
    await pad.locator('[data-action="enter"]').click();
    await page.getByRole('dialog', { name: 'Correct' }).waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Story' }).getByRole('button', { name: 'Close' }).click();
    await page.getByText('what the 3 dice show').waitFor();
  }, 30_000);

  it('two play Hidden Pairs on one screen, and see each other’s dice only when all are shown', async () => {
    const { page } = seated;
    await sitDown(page, people('hidden-pairs', { turns: 1 }));
    const handOver = page.locator('[data-action="taken"]');
    await handOver.waitFor();
    expect(await page.locator('[aria-label^="Die"]').count()).toBe(0);
    await handOver.click();
    await page.locator('[data-action="to-pairs"]').click();
    await page.locator('[data-action="highest-first"]').click();
    await page.locator('[data-action="to-actions"]').click();
    await page.locator('[data-action="commit"]').click();
    await page.getByRole('heading', { name: /Pass it to .?Bo/ }).waitFor();
    expect(await page.locator('[aria-label^="Die"]').count()).toBe(0);
    await playToTheEnd(page, mouse);
  }, 60_000);
});

describe('controls that are switched off', () => {
  it('say why, at a full table of the set-up too', async () => {
    const { page } = seated;
    await page.evaluate(() => localStorage.removeItem('dicehall.setup.hidden-pairs'));
    await page.goto(`${site.url}/play/hidden-pairs`);
    for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'Add a bot' }).click();
    expect(await page.locator('[aria-disabled="true"]').count()).toBe(2);
    expect(await unexplained(page)).toEqual([]);
  }, 30_000);
});

it('the console stays clean', () => {
  expect(seated.problems).toEqual([]);
});
