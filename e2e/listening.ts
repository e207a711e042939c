import type { Page } from 'playwright-core';

/** The part of a page that a listener needs: all announcements so far. */
export interface Announcing {
  readonly announced: () => readonly string[] | Promise<readonly string[]>;
}

export interface Listener {
  /** Returns the number of announcements of the live regions so far. */
  readonly heard: () => Promise<number>;
  /**
   * Waits until there are more than `after` announcements, and then for a short silence. Returns the new announcements,
   * each with its urgency ("polite: …"), or none after the time limit.
   */
  readonly listen: (after: number) => Promise<string[]>;
}

/** The time limit for the next announcement, in milliseconds. A bot on a busy machine may think for a while. */
const longestSilence = 120_000;

/** Presses a key of the browser as soon as no part of the page is loading, because a missing part handles no keys. */
export async function pressWhenLoaded(page: Page, key: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null);
  await page.keyboard.press(key);
}

/** Listens within the page, because polling the page costs more. */
export const listeningOn = (page: Page): Listener => ({
  heard: () => page.evaluate(async () => (await (window as unknown as Announcing).announced()).length),
  listen: (after) =>
    page.evaluate(
      async ({ after, longest }) => {
        const announced = async () => await (window as unknown as Announcing).announced();
        const from = Date.now();
        for (let before = after, quiet = 0; ; ) {
          const all = await announced();
          quiet = all.length === before ? quiet + 1 : 0;
          before = all.length;
          if (all.length > after && quiet > 1) return all.slice(after);
          if (Date.now() - from > longest) return [];
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
      { after, longest: longestSilence },
    ),
});
