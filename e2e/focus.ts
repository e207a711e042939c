import type { Page } from 'playwright-core';

/**
 * Returns the role and the name of the focused element, as a screen reader reads them. It waits until the focus is no
 * longer on the page itself.
 */
export const focused = (page: Page): Promise<string> =>
  page
    .locator(':focus')
    .ariaSnapshot()
    .then((tree) => tree.split('\n')[0]?.replace(/[\u2068\u2069\\']/g, '') ?? '');

/** Matches a role with a name, such as `- button "Sit here"`. */
export const named = /^- [a-z]+ "[^"]+"/;
