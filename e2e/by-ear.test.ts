import { expect, it } from 'vitest';
import { twoPeople } from './harness.ts';
import { useSite } from './site.ts';

/** What an observer in the page recorded. */
interface Observed {
  readonly said: { readonly urgency: string; readonly text: string; readonly at: number }[];
  /** How often the focus was on the page itself after the first press of a key, once it has a main part. */
  lost: number;
}

function observe(): void {
  const observed: Observed = { said: [], lost: 0 };
  Object.assign(window, { observed });
  let isPlaying = false;
  addEventListener('keydown', () => {
    isPlaying = true;
  });
  const check = () => {
    const isLoaded = document.querySelector('main') !== null;
    if (isPlaying && isLoaded && document.activeElement === document.body) observed.lost += 1;
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const region = node.parentElement?.closest('[data-region]');
      if (region == null || !(node instanceof HTMLParagraphElement)) continue;
      const text = (node.textContent ?? '').replace(/[\u2068\u2069]/g, '');
      observed.said.push({ urgency: region.getAttribute('data-region') ?? '', text, at: performance.now() });
    }
    setTimeout(check);
  });
  observer.observe(document, { childList: true, subtree: true });
}

const site = useSite();

it('plays Hidden Pairs of two people by keys in default motion, and hands no secret over', async () => {
  const { page, problems } = await site.visit('/play/hidden-pairs', {
    setups: [twoPeople('hidden-pairs')],
    context: { reducedMotion: 'no-preference' },
    prepare: (context) => context.addInitScript(observe),
  });
  const observed = () => page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  const start = page.getByRole('button', { name: 'Start and roll' });
  await start.focus();
  await page.keyboard.press('Enter');
  /** Everything that the page shows, says, names or calls itself. */
  const surface = () => page.evaluate(() => `${document.documentElement.outerHTML} ${document.title}`);
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
