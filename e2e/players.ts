import type { Page } from 'playwright-core';
import { go, type SavedSetup, saveSetup } from './harness.ts';

/** A way to operate a page: a mouse, touch, or the keyboard alone. */
export interface Input {
  readonly name: string;
  /** Operates the control that a selector matches. */
  readonly use: (page: Page, selector: string) => Promise<void>;
}

/** How long to wait for a control before looking again, in milliseconds. */
const patience = 5_000;

/** The timeout for anything else, in milliseconds, long enough for a busy machine. */
const longest = 30_000;

export const mouse: Input = {
  name: 'mouse',
  use: (page, selector) => page.locator(selector).first().click({ timeout: patience }),
};
export const touch: Input = {
  name: 'touch',
  use: (page, selector) => page.locator(selector).first().tap({ timeout: patience }),
};

/** Presses the shortcut of a control, or reaches it with Tab and presses Enter. */
export const keyboard: Input = {
  name: 'keyboard',
  async use(page, selector) {
    const control = page.locator(selector).first();
    await control.waitFor({ timeout: patience });
    const key = await control.getAttribute('aria-keyshortcuts', { timeout: 500 }).catch(() => null);
    if (key !== null) {
      await page.keyboard.press(key.toLowerCase());
      return;
    }
    for (let steps = 0; steps < 80; steps++) {
      const isThere = await page.evaluate(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      );
      if (isThere) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${selector}`);
  },
};

const over = '[data-action="again"]';
const can = (action: string): string => `[data-action="${action}"]:not([aria-disabled="true"])`;

/** Actions in order of preference: always taking the first possible one ends the match. */
const wanted = ['reveal-next', 'reveal-done', 'taken', 'commit', 'bank', 'stop', 'stay', 'roll', 'take-over'];

type Next = { readonly kind: 'over' } | { readonly kind: 'use'; readonly selector: string };

/** What the table shows, as one text: it changes with everything that is done. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('main');
    const marks = Array.from(document.querySelectorAll('[aria-pressed]'), (die) =>
      die.getAttribute('aria-pressed'),
    );
    return `${location.pathname} ${table?.parentElement?.dataset.shown} ${marks.join()} ${table?.textContent}`;
  });

/** Waits for the next possible action. */
async function nextOf(page: Page): Promise<Next> {
  const found = await page.waitForFunction(
    ({ over, wanted }) => {
      if (document.querySelector(over) !== null) return 'over';
      const enabled = (action: string) =>
        document.querySelector(`[data-action="${action}"]:not([aria-disabled="true"])`) !== null;
      if (enabled('highest-first')) return 'highest-first';
      const keepAll = ['keep-best', 'keep-all'].find(enabled);
      const isUndecided = document.querySelector('[data-action="roll"][aria-disabled="true"]') !== null;
      if (
        isUndecided &&
        keepAll !== undefined &&
        document.querySelector('[aria-pressed="true"][aria-label^="Die"]') === null
      )
        return keepAll;
      const give = document.querySelector('[data-action^="give-"]');
      if (give !== null) return give.getAttribute('data-action');
      return wanted.find(enabled) ?? null;
    },
    { over, wanted },
    { polling: 30, timeout: longest },
  );
  const action = await found.jsonValue();
  if (action === 'over') return { kind: 'over' };
  return { kind: 'use', selector: can(String(action)) };
}

/** Operates a control; returns false if it disappeared first, for example because of what another player did. */
export async function useIfPresent(page: Page, selector: string, input: Input): Promise<boolean> {
  try {
    await input.use(page, selector);
    return true;
  } catch (error) {
    if ((await page.locator(selector).count()) > 0) throw error;
    return false;
  }
}

/** Plays a match at its table to the end. */
export async function playToTheEnd(page: Page, input: Input): Promise<number> {
  for (let moves = 0; moves < 400; moves++) {
    const next = await nextOf(page);
    if (next.kind === 'over') return moves;
    const before = await shownOn(page);
    if (!(await useIfPresent(page, next.selector, input))) continue;
    const from = Date.now();
    while ((await shownOn(page)) === before) {
      if (Date.now() - from > longest) throw new Error(`Nothing changed after ${next.selector}`);
      await page.waitForTimeout(10);
    }
  }
  throw new Error('A short match did not end in 400 moves');
}

/** Goes from the start screen to the table. */
export async function startMatch(page: Page, game: string, input: Input): Promise<void> {
  await page.waitForSelector(`a[href="/play/${game}"]`);
  await input.use(page, `a[href="/play/${game}"]`);
  await page.waitForSelector('button[type="submit"]');
  await input.use(page, 'button[type="submit"]');
  await page.waitForURL(/\/table\//);
}

/** Goes from the start screen to a table with a given set-up. */
export async function openTableWith(page: Page, setup: SavedSetup, input = mouse): Promise<void> {
  await saveSetup(page, setup);
  await go(page, '/');
  await startMatch(page, setup.game, input);
}
