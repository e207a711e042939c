import { describe, expect, it } from 'vitest';
import { atSite } from './site.ts';
import { unexplained } from './unexplained.ts';

const site = atSite();
describe('setting a match up', () => {
  it('is two taps from the first throw for somebody who has never been here', async () => {
    const { page, problems, leave } = await site.visit();
    await page.locator('a[href="/play/greed"]').click();
    await page.locator('button[type="submit"]').click();
    // The roll that was the only thing to do, and its dice.
    await expect
      .poll(() => page.locator('[data-shown]').getAttribute('data-shown').then(Number))
      .toBeGreaterThan(1);
    expect(await page.locator('aside ol li').first().textContent()).toMatch(/Player 1/);
    expect(problems).toEqual([]);
    await leave();
  });

  it('says why nobody more can sit down at a full table', async () => {
    const { page, problems, leave } = await site.visit('/play/hidden-pairs');
    for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'Add a bot' }).click();
    expect(await page.locator('[aria-disabled="true"]').count()).toBe(2);
    expect(await unexplained(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });
});
