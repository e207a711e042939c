// Opens a table on this device through the set-up screen, on a throttled machine.
import { slowDown } from './browser.mjs';

/** Opens the set-up screen with all fields filled in and starts the match. */
export async function openTable(browser, url, asked) {
  const {
    game,
    seats,
    options,
    processor = 4,
    reducedMotion = 'no-preference',
    prepare,
    delay = 0,
    settings = {},
  } = asked;
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
    reducedMotion,
    serviceWorkers: 'block',
  });
  await prepare?.(context);
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => {
      for (const [place, value] of Object.entries(kept)) localStorage.setItem(place, JSON.stringify(value));
    },
    {
      'dicehall.settings': { pace: 'instant', volume: 0, ...settings },
      [`dicehall.setup.${game}`]: { options, dice: 'app', seats },
    },
  );
  await page.goto(`${url}/play/${game}`);
  await page.locator('button[type="submit"]').waitFor();
  await slowDown(page, { processor });
  await page.waitForTimeout(delay);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/table\//);
  return { page, context };
}
