import type { Page } from 'playwright-core';

/** The role and the name of the focused element, as a screen reader reads them. Waits until the focus is not on the page itself. */
export const focused = (page: Page): Promise<string> =>
  page
    .locator(':focus')
    .ariaSnapshot()
    .then((tree) => tree.split('\n')[0]?.replace(/[\u2068\u2069\\']/g, '') ?? '');

/** A role with a name, such as `- button "Sit here"`. */
export const named = /^- [a-z]+ "[^"]+"/;
