// Measures a table with the processor slowed down four times: the time from a key press to the next frame that shows
// its effect, and the frames of a throw. It prints the renderer, because without a graphics card throws are 2D.
// Usage: npm run build && node bench/web/table.mjs [times]
import { median, openBrowser } from './browser.mjs';
import { openTable } from './open-table.mjs';
import { openTestServer } from './test-server.mjs';

const times = Number(process.argv[2] ?? 30);
const { url, close } = await openTestServer();
const browser = await openBrowser();

const person = { name: 'Ada', player: { kind: 'person' } };
const say = (what, values) =>
  console.log(
    `${what}: ${median(values).toFixed(0)} ms (worst ${Math.max(...values).toFixed(0)}, ${values.length} times)`,
  );

for (const processor of [1, 4]) {
  // The time is measured on the page's own clock, from the event to the first frame after the mark of the die has
  // changed.
  const { page, context } = await openTable(browser, url, {
    game: 'threes',
    seats: [person],
    options: { rounds: 20 },
    processor,
    reducedMotion: 'reduce',
  });
  await page.locator('[data-action="roll"]').click();
  await page.waitForSelector('button[aria-label^="Die 1"]');
  await page.evaluate(() => {
    window.waits = [];
    let pressed = 0;
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      if (pressed === 0) return;
      const from = pressed;
      pressed = 0;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.waits.push(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] });
  });
  for (let count = 0; count < times; count++) {
    await page.keyboard.press(String((count % 5) + 1));
    await page.waitForTimeout(120);
  }
  say(
    `a key press to a visible change, processor slowed down ${processor} times`,
    await page.evaluate(() => window.waits),
  );
  await context.close();
}

{
  // The processor is not slowed down, because the target is for a normal machine.
  const { page, context } = await openTable(browser, url, {
    game: 'threes',
    seats: [person],
    options: { rounds: 20 },
    processor: 1,
  });
  const renderer = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('webgl2');
    const info = context?.getExtension('WEBGL_debug_renderer_info');
    return context === null
      ? 'no WebGL'
      : context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  });
  await page.locator('[data-action="roll"]').click();
  await page.waitForSelector('button[aria-label^="Die 1"]');
  const frames = [];
  let form = 'none';
  for (let count = 0; count < 5; count++) {
    await page.keyboard.press('1');
    const seen = page.evaluate(async () => {
      const lengths = [];
      let form = 'none';
      for (let last = performance.now(), from = last; last - from < 1500; ) {
        await new Promise((next) => requestAnimationFrame(next));
        const now = performance.now();
        const layer = document.querySelector('.throw');
        if (layer !== null) {
          form = document.querySelector('.throw-stage') === null ? 'drawn' : 'solid';
          lengths.push(now - last);
        }
        last = now;
      }
      return { lengths, form };
    });
    await page.keyboard.press('r');
    const { lengths, form: how } = await seen;
    frames.push(...lengths);
    if (lengths.length > 0) form = how;
    if ((await page.locator('button[aria-label^="Die 1"]').count()) === 0) await page.keyboard.press('r');
  }
  const short = frames.filter((length) => length < 1000 / 60 + 2).length;
  console.log(
    `throws, ${form}, drawn by ${renderer}: median frame ${frames.length === 0 ? '-' : median(frames).toFixed(1)} ms, ${((short / Math.max(1, frames.length)) * 100).toFixed(0)} % of ${frames.length} within a 60th of a second`,
  );
  await context.close();
}
console.log(`chromium ${browser.version()}, processor slowed down 4 times unless said otherwise`);
await browser.close();
await close();
