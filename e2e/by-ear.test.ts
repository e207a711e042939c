import { expect, it } from 'vitest';
import { twoPeople } from './harness.ts';
import { observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

it('plays Hidden Pairs of two people by keys in default motion, and hands no secret over', async () => {
  const { page, problems } = await site.visit('/play/hidden-pairs', {
    setups: [twoPeople('hidden-pairs')],
    context: { reducedMotion: 'no-preference' },
    prepare: (context) => context.addInitScript(observe),
  });
  const observed = () => observedOn(page);
  const start = page.getByRole('button', { name: 'Start and roll' });
  await start.focus();
  await page.keyboard.press('Enter');
  /** Everything that the page shows, says, names, calls itself, or stores where another player can look. */
  const surface = () =>
    page.evaluate(() => {
      const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      return `${document.documentElement.outerHTML} ${document.title} ${location.href} ${stored}`;
    });
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

  for (const name of ['Ada', 'Bo']) {
    await page.locator('[data-action="taken"]:not([aria-disabled="true"])').waitFor();
    expect(await page.locator('[data-action="taken"]').textContent()).toContain(name);
    if (name === 'Bo') {
      for (const key of [',', '<', ',', '>']) await page.keyboard.press(key);
      expect(plain(await surface())).not.toMatch(/Die \d: \d|Ada rolls/);
      const browsed = (await observed()).said.slice(-4).map(({ text }) => text);
      expect(browsed.join(' ')).toMatch(/Ada is ready\. \d of \d\./);
      expect(browsed.join(' ')).not.toMatch(/Ada rolls/);
    }
    await page.locator('[data-action="taken"]:not([aria-disabled="true"])').waitFor();
    await page.keyboard.press('r');
    await page.locator('[data-action="commit"]').waitFor();
    if (name === 'Bo') expect(plain(await surface())).not.toMatch(/Ada rolls/);
    for (const key of ['h', 'a']) await page.keyboard.press(key);
    await expect.poll(surface).toMatch(/Die 1: /);
    await page.locator('[data-action="commit"]').focus();
    await page.keyboard.press('Enter');
  }
  const again = page.locator('[data-action="again"]');
  await expect
    .poll(async () => {
      if (await again.isVisible()) return true;
      await page.keyboard.press('r');
      return false;
    })
    .toBe(true);

  const heading = page.locator('main h2').first();
  await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
  const isResult = ({ text }: { readonly text: string }) => / 1\. (Ada|Bo): /.test(text);
  await expect.poll(async () => (await observed()).said.some(isResult)).toBe(true);
  const { said, lost } = await observed();
  expect(lost).toBe(0);
  const results = said.filter(isResult).map(({ text }) => text);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatch(/ 1\. (Ada|Bo): [\d,]+\. [12]\. (Ada|Bo): [\d,]+\.$/);
  for (const [index, { urgency, at }] of said.entries()) {
    const before = said.slice(0, index).findLast((one) => one.urgency === 'polite');
    if (urgency === 'assertive' && before !== undefined) expect(at - before.at).toBeGreaterThan(1000);
  }
  expect(problems).toEqual([]);
});
