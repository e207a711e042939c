import type { Page } from 'playwright-core';
import { go, type SavedSetup, saveSetup } from './harness.ts';

/** A way to operate a page: with a mouse, by touch, or with the keyboard alone. */
export interface Input {
  readonly name: string;
  /**
   * Operates the control that a selector matches. Waits for it for at most `timeout` milliseconds, by default
   * `longest`.
   */
  readonly use: (page: Page, selector: string, timeout?: number) => Promise<void>;
}

/** The time in milliseconds to wait for a control that may disappear, before looking again. */
const patience = 5_000;

/** The timeout in milliseconds for everything else. It is long enough for a busy machine. */
const longest = 120_000;

export const mouse: Input = {
  name: 'mouse',
  use: (page, selector, timeout = longest) => page.locator(selector).first().click({ timeout }),
};
/**
 * The time in milliseconds after a tap until the next tap is no longer the second one of a double tap, which the table
 * ignores on another button. Chromium allows 300 ms.
 */
const doubleTap = 400;
export const touch: Input = {
  name: 'touch',
  async use(page, selector, timeout = longest) {
    await page.locator(selector).first().tap({ timeout });
    await page.waitForTimeout(doubleTap);
  },
};

/** Presses the shortcut of a control, or reaches it with Tab and presses Enter. */
export const keyboard: Input = {
  name: 'keyboard',
  async use(page, selector, timeout = longest) {
    const control = page.locator(selector);
    await control.first().waitFor({ timeout });
    const key = await control.evaluateAll(([first]) => first?.getAttribute('aria-keyshortcuts') ?? null);
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

/** Actions in order of preference. A player who always takes the first possible action ends the match. */
const wanted = ['reveal-next', 'reveal-done', 'taken', 'commit', 'bank', 'stop', 'stay', 'roll', 'take-over'];

/** The possible actions and the displayed state, as one text that changes with every action. */
interface Next {
  readonly action: string;
  readonly shown: string;
}

/**
 * Waits within the page until the table shows something new and an action is possible. Polling the page would cost
 * more.
 */
const nextOf = (page: Page, before: string): Promise<Next> =>
  page.evaluate(
    ({ before, over, wanted, longest }) => {
      const shownNow = () => {
        const table = document.querySelector('main');
        const marks = Array.from(document.querySelectorAll('[aria-pressed]'), (die) =>
          die.getAttribute('aria-pressed'),
        );
        return `${location.pathname} ${table?.parentElement?.dataset.shown} ${marks.join()} ${table?.textContent}`;
      };
      const actionNow = () => {
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
        const give = document.querySelector('[data-action^="give-"]')?.getAttribute('data-action');
        return give ?? wanted.find(enabled) ?? null;
      };
      return new Promise<Next>((resolve, reject) => {
        const from = Date.now();
        const look = () => {
          const [shown, action] = [shownNow(), actionNow()];
          if (shown !== before && action !== null) resolve({ action, shown });
          else if (Date.now() - from < longest) setTimeout(look, 20);
          else reject(new Error(shown === before ? 'Nothing changed' : 'Nothing can be done'));
        };
        look();
      });
    },
    { before, over, wanted, longest },
  );

/** Operates a control. Returns false if the control disappeared first, for example because another player acted. */
export async function useIfPresent(page: Page, selector: string, input: Input): Promise<boolean> {
  const from = Date.now();
  for (;;) {
    try {
      await input.use(page, selector, patience);
      return true;
    } catch (error) {
      if ((await page.locator(selector).count()) === 0) return false;
      if (Date.now() - from > longest) throw error;
    }
  }
}

/** Plays a match at its table to the end. */
export async function playToTheEnd(page: Page, input: Input): Promise<number> {
  let before = '';
  for (let moves = 0; moves < 400; moves++) {
    const { action, shown } = await nextOf(page, before);
    if (action === 'over') return moves;
    before = (await useIfPresent(page, can(action), input)) ? shown : '';
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

/** Goes from the start screen to a table with a given set-up, and makes the first roll. */
export async function openRolled(page: Page, setup: SavedSetup, input = mouse): Promise<void> {
  await openTableWith(page, setup, input);
  await input.use(page, can('roll'));
}
