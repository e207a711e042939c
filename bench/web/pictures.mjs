// Takes the pictures of the README: a table of Ten Thousand in mid-match, in the dark and in the light theme.
//   node bench/web/pictures.mjs
// It plays a fixed match with fixed dice, so that the pictures are reproducible.
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { openTestServer } from './test-server.mjs';

const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const seats = ['Ada', 'Ben', 'Chiara', 'Dmitri'].map((name) => ({ name, player: { kind: 'person' } }));

/**
 * The throws of the match: first those that decide who starts, then one line per turn. The last throw is in the
 * picture.
 */
const throws = [
  ...[[6], [3], [2], [4]],
  ...[[1, 1, 1, 5, 2, 3]],
  ...[
    [5, 5, 5, 5, 2, 6],
    [1, 3],
  ],
  ...[[2, 3, 4, 6, 3, 2]],
  ...[[1, 1, 1, 1, 4, 6]],
  ...[[6, 6, 6, 1, 5, 2]],
  ...[
    [1, 5, 3, 2, 6, 4],
    [4, 1, 5, 5, 2, 5],
  ],
];
/** The choices: first the rolls that decide who starts, then one line per turn. */
const choices = [
  ...['roll', 'roll', 'roll', 'roll'],
  ...['roll', 'keep-best', 'bank'],
  ...['roll', 'keep-best', 'roll', 'keep-best', 'bank'],
  ...['roll'],
  ...['roll', 'keep-best', 'bank'],
  ...['roll', 'keep-best', 'bank'],
  ...['roll', 'keep-best', 'roll'],
];
/** The positions of the dice that are marked in the picture. */
const kept = [2, 3, 5];

/**
 * Replaces the browser's random numbers with these throws. Each throw serves the first request for its number of bytes.
 */
function loadDice(wanted) {
  const left = [...wanted];
  const chance = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length !== left[0]?.length) return chance(bytes);
    bytes.set(left.shift().map((face) => face - 1));
    return bytes;
  };
}

const server = await openTestServer();
const browser = await openBrowser();
try {
  for (const theme of ['dark', 'light']) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await context.addInitScript(
      ([settings, draft]) => {
        localStorage.setItem('dicehall.settings', settings);
        localStorage.setItem('dicehall.setup.ten-thousand', draft);
      },
      [JSON.stringify({ theme, pace: 'instant' }), JSON.stringify({ seats, options: {}, dice: 'app' })],
    );
    await context.addInitScript(loadDice, throws);
    const page = await context.newPage();
    await page.goto(`${server.url}/play/ten-thousand`);
    await page.locator('button[type="submit"]').click();
    for (const choice of choices)
      await page.locator(`[data-action="${choice}"]:not([aria-disabled="true"])`).click();
    for (const place of kept) await page.locator('main button[aria-pressed]').nth(place).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement?.blur());
    await page.screenshot({ path: `${pictures}table-${theme}.jpg`, quality: 88 });
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
