// Measures how long the explorer takes to respond, first while the solution of Ten Thousand is being opened, then
// afterwards.
// Usage: npm run build && node bench/web/explorer.mjs [visits]
import { loadavg } from 'node:os';
import { median, openBrowser, slowDown } from './browser.mjs';
import { slowWorkers } from './slow-workers.mjs';
import { openTestServer } from './test-server.mjs';

const visits = Number(process.argv[2] ?? 3);
const { url, close } = await openTestServer();
const browser = await openBrowser();

/** Rolls of six dice at different scores. The first question is asked while the solution is being opened. */
const positions = [
  'ten-thousand - 2400,1050 1 choose 0 115534',
  'ten-thousand - 3000,4150 0 choose 0 112344',
  'ten-thousand - 7200,6050 1 choose 0 155526',
  'ten-thousand - 5000,5000 0 choose 0 111234',
];

/** Returns the time in milliseconds until the page shows the moves of a position. */
const answerTo = (page, line) =>
  page.evaluate(async (position) => {
    const begun = performance.now();
    history.pushState(null, '', `/explore?${new URLSearchParams({ position })}`);
    const isShown = () => document.querySelector(`[data-answer="${position}"]`) !== null;
    while (!isShown()) await new Promise((next) => setTimeout(next, 2));
    return performance.now() - begun;
  }, line);

for (const slower of [1, 4]) {
  const opened = [];
  const firsts = [];
  const others = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    if (slower > 1) await slowWorkers(context, slower);
    const page = await context.newPage();
    await page.goto(`${url}/explore?game=three-dice`);
    await page.locator('[data-answer^="three-dice"]').waitFor();
    await slowDown(page, { processor: slower });
    const [first, ...rest] = positions;
    opened.push(await answerTo(page, first));
    const times = [];
    for (const line of rest) {
      // The charts of a position appear after its moves.
      await page.locator('[data-chart="stop"]:not([data-old])').waitFor();
      times.push(await answerTo(page, line));
    }
    firsts.push(times[0]);
    others.push(...times.slice(1));
    // A worker may still be loading.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  const shown = (times) => `${median(times).toFixed(0)} (${times.map(Math.round).join(', ')})`;
  console.log(
    `processor ${slower} times slower: opening ${shown(opened)} ms, first answer after it ${shown(firsts)} ms, others ${shown(others)} ms`,
  );
}
console.log(`chromium ${browser.version()}, load ${loadavg()[0].toFixed(1)}`);
await browser.close();
await close();
