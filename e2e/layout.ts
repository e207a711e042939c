import type { Page } from 'playwright-core';

/** The smallest edge of a touch target, in CSS pixels. */
const smallest = 44;

/** Touch targets that are too small, each with its size. Links within a sentence are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, label:has(input)',
    );
    return [...controls].flatMap((control) => {
      // The target of a hidden input is its label.
      const hit = control.matches('input[type="radio"], input[type="checkbox"]')
        ? control.closest('label')
        : control;
      const inSentence = control.matches('a') && getComputedStyle(control).display === 'inline';
      if (
        hit === null ||
        inSentence ||
        hit.closest('.visually-hidden') !== null ||
        !hit.checkVisibility({ visibilityProperty: true })
      )
        return [];
      const { width, height } = hit.getBoundingClientRect();
      // Layout uses fractions of pixels, so sizes are rounded.
      const isSmall = Math.round(width) < least || Math.round(height) < least;
      return isSmall ? [`${hit.outerHTML.slice(0, 120)} is ${width.toFixed(1)} by ${height.toFixed(1)}`] : [];
    });
  }, smallest);
}

/** Elements that overflow the page horizontally, so that reading needs scrolling in two directions. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        element.closest('.visually-hidden') === null,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

/** Text that its box cuts off, except text with an ellipsis, which is shown in full elsewhere. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = (way: string) => way === 'hidden' || way === 'clip';
      if (element.closest('.visually-hidden, svg') !== null || textOverflow === 'ellipsis') return [];
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCut && element.textContent?.trim() !== '' ? [element.outerHTML.slice(0, 160)] : [];
    }),
  );
}

/** Controls that something else covers while they have the focus: bars that stay at an edge, for example. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const focusedBefore = document.activeElement;
    const found = [...controls].flatMap((control) => {
      if (control.matches(':disabled, .visually-hidden *') || !control.checkVisibility()) return [];
      // Scrolls to it, as Tab does.
      control.focus();
      if (document.activeElement !== control) return [];
      // The visible part of a hidden input is its label; of a link in two lines, its first line; of a large area, the part in
      // view.
      const seen = control.closest('label') ?? control;
      const { left, right, top, bottom } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && seen.contains(hit)
        ? []
        : [`${control.outerHTML.slice(0, 120)} is under ${hit?.outerHTML.slice(0, 120)}`];
    });
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    return found;
  });
}

/** Scales the text of a page, as the browser's own setting does. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${16 * times}px`,
  );
}

/** How far a page scrolls in any direction. */
export function scrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = document.documentElement;
    const isWhole = scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    return isWhole ? [] : [`${scrollWidth} x ${scrollHeight} on ${clientWidth} x ${clientHeight}`];
  });
}

/** Everything that one thumb cannot reach at a table: scrolled content, or a main action or the own seat outside the lower half. */
export function outOfThumbReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientHeight, scrollHeight } = document.documentElement;
    const found = scrollHeight > clientHeight ? [`scrolls: ${scrollHeight} > ${clientHeight}`] : [];
    for (const action of document.querySelectorAll<HTMLElement>('[data-main], ol[aria-label="You"]')) {
      const { top, bottom } = action.getBoundingClientRect();
      if (top < clientHeight / 2 || bottom > clientHeight)
        found.push(`${action.textContent} is at ${top} to ${bottom}`);
    }
    return found;
  });
}
