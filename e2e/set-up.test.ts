import { games } from '@dicehall/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { disabledWithoutReason } from './disabled-without-reason.ts';
import { go, type Visit } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit();
});

describe('a match can be set up with bots, people and rules', () => {
  it('a new player reaches the table with two taps, and rolls with the third', async () => {
    const { page, problems } = visited;
    // Five games fit on two screens of the smallest phone.
    const bottoms = await page
      .locator('li[data-game]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
    expect(bottoms.length).toBe(games.length);
    // The live regions exist before their first announcement.
    expect(await page.locator('[data-region]').count()).toBe(2);
    expect(Math.max(...bottoms.slice(0, 5))).toBeLessThanOrEqual(1280);
    await page.locator('a[href="/play/greed"]').click();
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-action="roll"]').click();
    // The table shows the first roll and its dice.
    await expect
      .poll(() => page.locator('[data-shown]').getAttribute('data-shown').then(Number))
      .toBeGreaterThan(1);
    expect(await page.locator('aside ol li').first().textContent()).toMatch(
      /^You roll (?:[1-6] ){4}[1-6](?:: | and bust\. )/,
    );
    expect(problems).toEqual([]);
  });

  it('on a phone in landscape orientation, the start button is in view beside many seats', async () => {
    const { page } = await site.visit('/play/three-dice', {
      context: { viewport: { width: 844, height: 390 }, hasTouch: true },
    });
    for (let seats = 2; seats < 12; seats++) await page.getByRole('button', { name: 'Add a bot' }).click();
    const rows = page.locator('[data-player]');
    await expect.poll(() => rows.count()).toBe(12);
    for (const nth of [0, 5, 11]) {
      await rows.nth(nth).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const { top, bottom } = await page
        .locator('button[type="submit"]')
        .evaluate((button) => button.getBoundingClientRect().toJSON());
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(390);
    }
  });

  it('the start button stays in view while the house rules scroll', async () => {
    const { page, leave } = await site.visit('/play/ten-thousand');
    await page.locator('summary').first().click();
    for (const [width, height] of [
      [1440, 900],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('form details input').last().scrollIntoViewIfNeeded();
      const { top, bottom } = await page
        .locator('button[type="submit"]')
        .evaluate((button) => button.getBoundingClientRect().toJSON());
      expect([top >= 0, bottom <= height], `${width} × ${height}`).toEqual([true, true]);
    }
    await leave();
  });

  it('a tap or an arrow key assigns a seat to a person or a bot', async () => {
    const { page, problems } = visited;
    await go(page, '/play/threes');
    await page.getByRole('heading', { level: 1, name: 'Threes' }).waitFor();
    const second = page.locator('ol [data-player]').nth(1);
    await second.click();
    await page.locator('dialog label').last().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await second.getAttribute('aria-label')).toBe('Expert: change the player at seat 2');
    await expect.poll(() => second.evaluate((button) => document.activeElement === button)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('dialog').getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await second.getAttribute('data-player')).toBe('person');
    expect(await page.locator('select').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/play/threes');
    expect(problems).toEqual([]);
  });

  it('the start button covers no button to add a player on a small phone, in English and German', async () => {
    const { page, problems, leave } = await site.visit('/', { settings: { language: 'de' } });
    const top = (button: Element) => button.getBoundingClientRect().top;
    const bottom = (button: Element) => button.getBoundingClientRect().bottom;
    for (const { id } of games) {
      await go(page, `/play/${id}`);
      await page.locator(`div[data-game="${id}"]`).waitFor();
      const start = await page.locator('[data-sticky] button').evaluate(top);
      for (const name of ['Person hinzufügen', 'Bot hinzufügen'])
        expect(await page.getByRole('button', { name }).evaluate(bottom), id).toBeLessThan(start);
    }
    expect(problems).toEqual([]);
    await leave();
  });

  it('the set-up explains why a full table accepts no more players', async () => {
    const { page, problems } = visited;
    await go(page, '/play/hidden-pairs');
    await page.getByRole('heading', { level: 1, name: 'Hidden Pairs' }).waitFor();
    for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'Add a bot' }).click();
    for (const name of ['Add a person', 'Add a bot'])
      expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    expect(await disabledWithoutReason(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('the set-up reports missing input before the start, even in collapsed house rules', async () => {
    const { page, problems } = visited;
    await go(page, '/play/three-dice');
    await page.getByRole('heading', { level: 1, name: 'Three Dice' }).waitFor();
    const start = page.locator('button[type="submit"]');
    const name = page.locator('ol input').first();
    const wrong = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
        const texts = described.map((id) => document.getElementById(id)?.textContent);
        return field?.getAttribute('aria-invalid') === 'true'
          ? [field.closest('label')?.textContent, ...texts].join(' ')
          : 'nothing is wrong';
      });
    await name.fill('   ');
    await start.click();
    // The wrong field has the focus, and the reason describes it.
    expect(await wrong()).toContain('Enter a name for seat 1.');
    await name.fill('Ada');
    // A name of invisible letters is not accepted.
    const second = page.locator('ol input').nth(1);
    await second.fill('\u200b\u2800');
    await start.click();
    expect(await wrong()).toContain('Enter a name for seat 2.');
    await second.fill('Bo');
    await page.locator('summary').click();
    await page.getByLabel('What is counted').fill('  ');
    await page.locator('summary').click();
    await start.click();
    expect(await wrong()).toContain('What is counted');
    await page.getByLabel('What is counted').fill('nuts');
    await go(page, '/play/greed');
    await page.locator('summary').click();
    const target = page.getByRole('spinbutton', { name: 'Target score' });
    await target.fill('7');
    await target.press('Tab');
    const reason = '7 is not possible here. Allowed: 500 to 20,000 in steps of 50.';
    const said = () => page.getByRole('alert').allTextContents();
    await expect.poll(said).toEqual([reason]);
    await start.click();
    expect(await wrong()).toContain(reason);
    expect(await said()).toEqual([reason]);
    await page.getByText('Correct the field “Target score” first.').waitFor();
    expect(page.url()).toContain('/play/greed');
    // Ticks and arrows are decoration and not part of a name.
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/[✓▸▾]/);
    expect(problems).toEqual([]);
  });
});
