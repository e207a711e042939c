// Measures the throws of a table with the processor slowed down four times: the time from the key press to the first
// frame of the dice, and the page's tasks of more than 50 ms until the table is at rest, in 2D and in 3D.
// Usage: npm run build && node bench/web/throw-tasks.mjs [throws]
import { median, openBrowser } from './browser.mjs';
import { openTable } from './open-table.mjs';
import { openTestServer } from './test-server.mjs';

const throws = Number(process.argv[2] ?? 10);
const { url, close } = await openTestServer();
const browser = await openBrowser();

/** Records long tasks, and for each press of the roll key the time at which the dice were first drawn. */
function watch() {
  const seen = { tasks: [], firsts: [], pressed: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (seen.pressed > 0 && startTime + duration > seen.pressed) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'r') return;
      seen.pressed = event.timeStamp;
      requestAnimationFrame(function look() {
        // The key press only skipped a headline.
        if (seen.pressed !== event.timeStamp) return;
        if (document.querySelector('.throw') === null) requestAnimationFrame(look);
        else
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => seen.firsts.push(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
      });
    },
    true,
  );
}

for (const dice of ['drawn', 'always'])
  for (const game of ['greed', 'three-dice']) {
    const { page, context } = await openTable(browser, url, {
      game,
      seats: [
        { name: 'Ada', player: { kind: 'person' } },
        { name: 'Bo', player: { kind: 'person' } },
      ],
      options: {},
      settings: { dice, pace: 'normal', turns: 'on' },
      prepare: (context) => context.addInitScript(watch),
    });
    const count = () => page.evaluate(() => window.seen.firsts.length);
    // The table loads after the URL has changed.
    await page.locator('[data-action="roll"]').waitFor();
    for (let tries = 0; (await count()) < throws && tries < 200; tries++) {
      if ((await page.locator('[data-action="roll"][aria-disabled="true"]').count()) > 0)
        await page.keyboard.press('a');
      await page.keyboard.press('r');
      await page.waitForTimeout(1800);
    }
    const { tasks, firsts } = await page.evaluate(() => window.seen);
    const worst = (values) => (values.length === 0 ? '-' : Math.max(...values).toFixed(0));
    console.log(
      `${game}, ${dice === 'drawn' ? '2D' : '3D'}: first frame after ${median(firsts)?.toFixed(0)} ms (worst ${worst(firsts)}, ${firsts.length} throws); ` +
        `${tasks.length} tasks over 50 ms, the longest ${worst(tasks)} ms, median ${tasks.length === 0 ? '-' : median(tasks).toFixed(0)}`,
    );
    await context.close();
  }
console.log(`chromium ${browser.version()}, 360×640, processor slowed down 4 times`);
await browser.close();
await close();
