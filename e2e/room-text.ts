import type { Page } from 'playwright-core';

/** The texts on the screen of a room that are too small or too near to an edge: 4 % of the height, 5 % of each side. */
export const hardToRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (text === '' || element === null || element.closest('.visually-hidden, [hidden]') !== null) continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const isSmall = Number.parseFloat(getComputedStyle(element).fontSize) < 43;
      const isAtEdge = left < 95 || right > 1825 || top < 53 || bottom > 1027;
      if (isSmall || isAtEdge) texts.push(text);
    }
    return texts;
  });
