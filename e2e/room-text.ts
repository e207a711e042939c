import type { Page } from 'playwright-core';
import { drawn } from './layout.ts';

/**
 * Returns the texts on the screen of a room that are hard to read from three metres: smaller than 4 % of the screen's
 * height (7 % for the turn, the stake and the code), closer to an edge than 5 % of the side, or taller than their row.
 * It also returns dice outside the felt. The note about the server is for the person at its computer, so it may be small.
 */
export async function hardToRead(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const large = '[data-code], [data-moment] > p:first-child, [data-cloth] dd, [data-cloth] p:has(+ dl)';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (
        text === '' ||
        element === null ||
        element.closest('.visually-hidden, [hidden], [data-own-address]') !== null
      )
        continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const isSmall =
        Number.parseFloat(getComputedStyle(element).fontSize) < (element.closest(large) === null ? 43.2 : 75);
      const isAtEdge = left < 95 || right > 1825 || top < 53 || bottom > 1027;
      const row = element.closest('li')?.getBoundingClientRect();
      const isCut = row !== undefined && (top < row.top - 6 || bottom > row.bottom + 6);
      if (isSmall || isAtEdge || isCut) texts.push(text);
    }
    const felt = document.querySelector('[data-cloth]')?.getBoundingClientRect();
    for (const die of document.querySelectorAll('[data-cloth] .die')) {
      const { left, right, top, bottom } = die.getBoundingClientRect();
      if (
        felt !== undefined &&
        (left < felt.left || right > felt.right || top < felt.top || bottom > felt.bottom)
      )
        texts.push('a die outside the felt');
    }
    return texts;
  });
}
