import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { useServer } from './test-server.ts';

const server = useServer();

async function openPhone(address: string): Promise<Page> {
  const { page } = await server.visit(address);
  return page;
}

/** Returns a line of the sheet. */
const line = (page: Page, at: number) => page.locator(`[data-line="${at}"]`).innerText();

it('two phones can write on one score sheet by keyboard, and neither overwrites the other’s entries', async () => {
  const ada = await openPhone('/sheet?game=greed');
  for (const [index, name] of ['Ada', 'Bo'].entries())
    await ada.locator('form ol input').nth(index).fill(name);
  await ada.locator('[data-action="start"]').click();
  await ada.locator('[data-action="open-share"]').click();
  await ada.locator('dialog [data-action="share"]').click();
  const code = await ada.locator('[data-code]').innerText();
  await ada.keyboard.press('Escape');

  const bo = await openPhone(`/sheet/${code}`);
  await bo.locator('[data-ready="0"]').waitFor();
  let isCutOff = true;
  await bo.route('**/changes', (route) => (isCutOff ? route.abort() : route.continue()));
  await bo.keyboard.type('300');
  await bo.keyboard.press('Enter');
  expect(await line(bo, 0)).toContain('300');
  await ada.keyboard.type('450');
  await ada.keyboard.press('Enter');
  await bo.locator('[data-action="mine"]').waitFor();
  expect(await line(bo, 0)).toContain('450');
  isCutOff = false;
  await bo.locator('[data-action="mine"]').click();
  await ada.locator('[data-line="0"]', { hasText: '300' }).waitFor();

  await ada.keyboard.type('370');
  await ada.keyboard.press('Enter');
  await ada.getByText('points come in steps of 50').first().waitFor();
  expect(await ada.locator('[data-action="counts"]').count()).toBe(0);
  await ada.keyboard.press('Backspace');
  await ada.keyboard.press('Backspace');
  await ada.keyboard.press('Backspace');
  await ada.keyboard.type('100');
  await ada.keyboard.press('Enter');
  await ada.locator('[data-action="counts"]').click();
  await bo.locator('[data-line="1"]', { hasText: '100' }).waitFor();
});

it('a score sheet can use a rule preset, and ends with a chart of the totals', async () => {
  const page = await openPhone('/sheet?game=ten-thousand');
  for (const [index, name] of ['Ada', 'Bo'].entries())
    await page.locator('form ol input').nth(index).fill(name);
  await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption({ label: 'Zilch' });
  await page.locator('[data-action="start"]').click();
  // Under these rules, a player cannot bank fewer than 300 points.
  await page.locator('[data-ready="0"]').waitFor();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await page.locator('[data-action="counts"]').waitFor();
  for (let key = 0; key < 3; key++) await page.keyboard.press('Backspace');
  for (const [at, points] of ['350', '500', '400'].entries()) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
    await page.locator(`[data-line="${at}"]`, { hasText: points }).waitFor();
  }
  expect(await page.locator('figure').count()).toBe(0);
  await page.locator('[data-action="end"]').click();
  const chart = page.getByRole('figure', { name: 'Points over the match' });
  await chart.getByText('Show as a table').click();
  await expect.poll(() => chart.locator('tbody tr').last().innerText()).toMatch(/^3\s+750\s+500$/);
  expect(await violations(page, 'everything')).toEqual([]);
});

it('the German score sheet fits on a small phone, and its fields for pairs accept only faces of dice', async () => {
  const { page } = await server.visit('/sheet?game=hidden-pairs', { context: { locale: 'de-DE' } });
  for (const [index, name] of ['Ada', 'Bo'].entries())
    await page.locator('form ol input').nth(index).fill(name);
  await page.locator('[data-action="start"]').click();
  await page.locator('output').first().waitFor();
  await page.keyboard.type('9073');
  await expect.poll(() => page.locator('output').first().innerText()).toMatch(/^3\s*·$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
