import type { Page } from 'playwright-core';
import { type Announcing, listeningOn } from './listening.ts';
import type { Reader } from './screen-reader.ts';

/** The records of an observer in the page. */
export interface Observed {
  readonly said: { readonly urgency: string; readonly text: string; readonly at: number }[];
  /** How often the focus was on the page itself after the first key press, once the page has a main part. */
  lost: number;
}

/** Records the announcements of live regions and losses of the focus; runs before the page's own scripts. */
export function observe(): void {
  const observed: Observed = { said: [], lost: 0 };
  const announced: Announcing['announced'] = () =>
    observed.said.map(({ urgency, text }) => `${urgency}: ${text}`);
  Object.assign(window, { observed, announced });
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

export const observedOn = (page: Page): Promise<Observed> =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** A reader that hears the observer's records, and presses keys in the page. */
export const observingReader = (page: Page): Reader => ({
  ...listeningOn(page),
  press: (key) => page.keyboard.press(key),
  async choose(wanted) {
    const [, role = 'button', name = ''] = /^\^(button|link), (.*)$/.exec(wanted.source) ?? [];
    const control = page.getByRole(role as 'button' | 'link', { name: new RegExp(name) });
    await control.focus();
    await page.keyboard.press('Enter');
  },
});
