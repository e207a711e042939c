import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { go, type Visit } from './harness.ts';
import { tables } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/', { context: { forcedColors: 'active' } });
});

/** Returns the computed style of the first matching element, or of one of its pseudo-elements. */
const styleOf = (selector: string, property: string, pseudo?: '::after') =>
  visited.page.evaluate(
    ({ selector, property, pseudo }) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element, pseudo).getPropertyValue(property);
    },
    { selector, property, pseudo },
  );

describe('a page is usable with forced colours', () => {
  it('dice keep their faces, their kept state and their focus ring visible, and axe finds no problems', async () => {
    const { page, problems } = visited;
    await tables.find(({ name }) => name.endsWith('of threes'))?.open(page);
    await page.waitForSelector('button[aria-pressed="false"]');
    await page.keyboard.press('1');
    await page.waitForSelector('button[aria-pressed="true"]');
    expect(await styleOf('.die-pip-hole', 'fill')).not.toBe(await styleOf('.die-body', 'background-color'));
    // The shape shows the state too: a kept die has a tick and a complete ring.
    expect(await page.locator('[aria-pressed="true"] .die-mark').count()).toBe(1);
    expect(await page.locator('[aria-pressed="false"] .die-mark').count()).toBe(0);
    await page.locator('button[aria-pressed="false"]').first().focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
    expect(await styleOf('[aria-current="true"]', 'border-top-width')).toBe('3px');
    expect(await violations(page, 'everything')).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('switches and selected settings are visible', async () => {
    const { page } = visited;
    await go(page, '/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    for (const part of ['label:has(:checked) > [data-track]', 'label:not(:has(:checked)) > [data-track]']) {
      const thumb = await styleOf(part, 'background-color', '::after');
      expect(thumb).not.toBeNull();
      expect(thumb).not.toBe(await styleOf(part, 'background-color'));
    }
    expect(await styleOf('label:has([type="radio"]:checked)', 'border-top-width')).toBe('3px');
    expect(await styleOf('label:has([type="radio"]:not(:checked))', 'border-top-width')).toBe('1px');
    expect(await violations(page, 'everything')).toEqual([]);
  });
});
