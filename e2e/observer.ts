import type { Page } from 'playwright-core';
import { type Announcing, listeningOn, pressWhenLoaded } from './listening.ts';
import type { Reader } from './screen-reader.ts';

/** What an observer has recorded in the page. */
export interface Observed {
  readonly said: { readonly urgency: string; readonly text: string; readonly at: number }[];
  /** How often, after the first key press, the focus was on the page itself although the page had a main part. */
  lost: number;
}

/** Records the announcements of live regions and losses of the focus. It runs before the page's own scripts. */
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

/**
 * Returns what a listener would complain about: lost focus, speech cut off by an alert, or the same announcement twice
 * in a row.
 */
export function complaintsOf({ said, lost }: Observed): readonly string[] {
  const complaints = lost === 0 ? [] : [`the focus was lost ${lost} times`];
  for (const [index, { urgency, text, at }] of said.entries()) {
    const before = said[index - 1];
    const lastPolite = said.slice(0, index).findLast((one) => one.urgency === 'polite');
    if (urgency === 'assertive' && lastPolite !== undefined && at - lastPolite.at < 1000)
      complaints.push(`"${text}" cut off "${lastPolite.text}"`);
    // A short response to a key may come twice.
    if (before?.text === text && text.split(' ').length > 4) complaints.push(`"${text}" was said twice`);
  }
  return complaints;
}

export const observedOn = (page: Page): Promise<Observed> =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** Returns a screen reader that hears what the observer has recorded, and presses keys in the page. */
export const observingReader = (page: Page): Reader => ({
  ...listeningOn(page),
  press: (key) => pressWhenLoaded(page, key),
  async choose(wanted) {
    const [, role = 'button', name = ''] = /^\^(button|link), (.*)$/.exec(wanted.source) ?? [];
    const control = page.getByRole(role as 'button' | 'link', { name: new RegExp(name) });
    await control.focus();
    await page.keyboard.press('Enter');
  },
});
