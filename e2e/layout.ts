import type { Page } from 'playwright-core';

/**
 * Waits until the layout of the page has not changed for three frames, because the size of the dice follows the size of
 * their part of the table.
 */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const layout = () =>
      Array.from(document.querySelectorAll('body, main, [data-area], [data-area] *'), (element) => [
        element.clientWidth,
        element.scrollWidth,
        element.clientHeight,
        element.scrollHeight,
      ]).join();
    let last = layout();
    for (let equal = 0, frames = 0; equal < 3 && frames < 300; frames++) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = layout();
      equal = now === last ? equal + 1 : 0;
      last = now;
    }
  });

/** The minimum edge of a touch target, in CSS pixels. */
const smallest = 44;

/** Returns the touch targets that are too small, each with its size. Links within a sentence are exempt. */
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

/** Returns the elements that overflow the page horizontally, so that reading needs scrolling in two directions. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  await drawn(page);
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

/** Returns the text that its box cuts off. Text with an ellipsis is exempt, because it is shown in full elsewhere. */
export async function cutText(page: Page): Promise<string[]> {
  await drawn(page);
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

/** Returns the controls that are covered while they have the focus, for example by a bar at an edge. */
export async function coveredFocus(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const focusedBefore = document.activeElement;
    const found = [...controls].flatMap((control) => {
      if (control.matches(':disabled, .visually-hidden *') || !control.checkVisibility()) return [];
      // Scrolls to the control, as Tab does.
      control.focus();
      if (document.activeElement !== control) return [];
      // The visible part of a hidden input is its label, that of a link in two lines its first line, and that of a
      // large area the part in view.
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

/** Returns how far a page scrolls in each direction. */
export async function scrolling(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = document.documentElement;
    const isWhole = scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    return isWhole ? [] : [`${scrollWidth} x ${scrollHeight} on ${clientWidth} x ${clientHeight}`];
  });
}

/**
 * Returns everything at a table that is out of reach of one thumb: content that needs scrolling, and main actions or
 * the player's own seat outside the lower half.
 */
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

/** The number of letters of a cut name that must stay readable, so that players can be told apart. */
const readableLetters = 5;

/**
 * Returns everything that is cut off, covered or misplaced in the visible part of the page: text beyond its box, its
 * button or the page; controls over controls; text over text; dice under plates; and numbers without a thousands
 * separator.
 * @param names the names of players, which may end in an ellipsis
 */
export async function misplaced(page: Page, names: readonly string[]): Promise<string[]> {
  await drawn(page);
  // Moving elements may be anywhere: dice and pairs enter from outside the screen, which clips them.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  return page.evaluate(
    ({ names, letters }) => {
      type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
      const faults = new Set<string>();
      const scope = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
      const tell = (element: Element) =>
        `<${element.tagName.toLowerCase()} ${element.className}> “${element.textContent?.trim().slice(0, 60)}”`;
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.visually-hidden, [data-moment], svg') === null &&
        // Text clipped like this is for screen readers only.
        !getComputedStyle(element).clipPath.startsWith('inset');
      const hides = (way: string) => way !== 'visible';
      /** Returns the part of a box that the boxes around it do not clip. */
      const clipped = (element: Element, box: Box): Box => {
        let { left, right, top, bottom } = box;
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const around = at.getBoundingClientRect();
          if (hides(overflowX)) [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
          if (hides(overflowY)) [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
        }
        return { left, right, top, bottom };
      };
      /**
       * Whether an element stays at an edge while the page scrolls. Such an element may cover content that can be
       * scrolled into view.
       */
      const stays = (element: Element | null): boolean =>
        element !== null &&
        (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
      const overlap = (one: Box, other: Box, least: number) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least;
      const isName = (text: string) =>
        names.some((name) => text.replaceAll(/[\u2068\u2069]/g, '').trim() === name);

      for (const element of scope.querySelectorAll<HTMLElement>('*')) {
        if (element.textContent?.trim() === '' || !isShown(element)) continue;
        const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(element);
        if (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) {
          const room = element.clientWidth / Number.parseFloat(fontSize) / 0.6;
          const isTold = textOverflow === 'ellipsis' && isName(element.textContent ?? '') && room >= letters;
          // The game log contains the last line in full.
          if (!isTold && !element.matches('[data-latest]'))
            faults.add(`cut: ${tell(element)} ${element.scrollWidth} > ${element.clientWidth}`);
        }
        if (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
          faults.add(`cut below: ${tell(element)} ${element.scrollHeight} > ${element.clientHeight}`);
      }

      // The code of a position or a link may be longer than its field.
      for (const field of scope.querySelectorAll<HTMLInputElement>('input:not(.code)'))
        if (isShown(field) && field.scrollWidth > field.clientWidth + 1)
          faults.add(`cut: ${tell(field)} ${field.value}`);

      const texts: { readonly element: Element; readonly box: Box }[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue;
        if (element.closest('script, style, option') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const control = element.closest('button, a, label, summary, li, dd, td, th');
        // The name of the player lies on the edge of a button.
        const isOnEdge = element.closest('[data-main] > [aria-hidden]:first-child') !== null;
        const around =
          control?.matches('button, summary') && !isOnEdge ? control.getBoundingClientRect() : null;
        for (const rect of range.getClientRects()) {
          if (rect.width < 1) continue;
          const box = clipped(element, rect);
          if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
          texts.push({ element, box });
          if (box.left < -1 || box.right > innerWidth + 1) faults.add(`beyond the page: ${tell(element)}`);
          if (
            around !== null &&
            (rect.left < around.left - 1 ||
              rect.right > around.right + 1 ||
              rect.top < around.top - 2 ||
              rect.bottom > around.bottom + 2)
          )
            faults.add(`beyond its button: ${tell(element)}`);
        }
        // Only names and addresses may break within a word.
        if (range.getClientRects().length > 1 && !isName(element.textContent ?? '')) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{3,}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
            if (lines.size > 1) faults.add(`broken word: “${word}” in ${tell(element)}`);
          }
        }
        if (
          /(?<![\d.,#/:–-])\d{4,}(?![\d/:-])/.test(node.textContent ?? '') &&
          element.closest('time, code, input') === null
        )
          faults.add(`no separator: ${tell(element)}`);
      }
      // Lines of text may touch, but must not overlap by more than a quarter of the font size.
      const touching = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
      texts.forEach(({ element, box }, at) => {
        for (const other of texts.slice(at + 1))
          if (
            element !== other.element &&
            overlap(box, other.box, touching) &&
            stays(element) === stays(other.element)
          )
            faults.add(`text over text: ${tell(element)} and ${tell(other.element)}`);
      });

      for (const plate of scope.querySelectorAll('main > ol > li'))
        for (const die of scope.querySelectorAll('[data-cloth] .die'))
          if (
            isShown(plate) &&
            isShown(die) &&
            overlap(plate.getBoundingClientRect(), clipped(die, die.getBoundingClientRect()), 2)
          )
            faults.add(`die under a plate: ${tell(plate)}`);

      const controls = [
        ...scope.querySelectorAll(
          'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]',
        ),
      ].filter((control) => isShown(control) && control.closest('[inert]') === null);
      // A link in a sentence can have a box on each of two lines.
      const boxes = controls.map((control) =>
        Array.from(control.getClientRects(), (rect) => clipped(control.parentElement ?? control, rect)),
      );
      controls.forEach((control, at) => {
        const own = boxes[at] ?? [];
        if (own.some(({ left, right }) => right > innerWidth + 1 || left < -1))
          faults.add(`control beyond the page: ${tell(control)}`);
        controls.slice(at + 1).forEach((other, offset) => {
          if (control.contains(other) || other.contains(control) || stays(control) !== stays(other)) return;
          // A hidden input lies over or next to its own label.
          if (control.closest('label') !== null && control.closest('label') === other.closest('label'))
            return;
          const others = boxes[at + 1 + offset] ?? [];
          if (own.some((box) => others.some((otherBox) => overlap(box, otherBox, 2))))
            faults.add(`control over control: ${tell(control)} and ${tell(other)}`);
        });
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.add(`wider than the page: ${scrollWidth} > ${clientWidth}`);
      return [...faults];
    },
    { names, letters: readableLetters },
  );
}
