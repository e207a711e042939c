import type { Page } from 'playwright-core';

/** The disabled controls that give no reason. */
export const disabledWithoutReason = (page: Page): Promise<string[]> =>
  page.locator('[aria-disabled="true"], :disabled').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const reasons = (control.getAttribute('aria-describedby') ?? '').split(' ');
        const said = reasons.map((id) => document.getElementById(id)?.textContent ?? '').join('');
        return said.trim() === '' && !(control.getAttribute('aria-label') ?? '').includes(':');
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
