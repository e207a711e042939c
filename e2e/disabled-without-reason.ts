import type { Page } from 'playwright-core';

/** Returns the disabled controls that give no reason. */
export const disabledWithoutReason = (page: Page): Promise<string[]> =>
  page.locator('[aria-disabled="true"], :disabled').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const reasons = (control.getAttribute('aria-describedby') ?? '').split(' ');
        const said = reasons.map((id) => document.getElementById(id)?.textContent ?? '').join('');
        // A reason inside the control is part of its name and is read once.
        const own = control.querySelector('[data-why]')?.textContent ?? '';
        return `${said}${own}`.trim() === '' && !(control.getAttribute('aria-label') ?? '').includes(':');
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
