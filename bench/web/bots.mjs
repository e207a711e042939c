// Measures how long an expert takes to move at a table of bots, with the whole device slowed down four times. It starts
// the match at once, while bots are warming up, and again after three seconds on the set-up screen.
// Usage: npm run build && node bench/web/bots.mjs [moves]
import { median, openBrowser } from './browser.mjs';
import { openTable } from './open-table.mjs';
import { slowWorkers } from './slow-workers.mjs';
import { openTestServer } from './test-server.mjs';

const most = Number(process.argv[2] ?? 30);
const slower = 4;
const { url, close } = await openTestServer();
const browser = await openBrowser();

const expert = (name) => ({ name, player: { kind: 'bot', strength: 'expert' } });

async function movesOf(page) {
  return page.evaluate(async (most) => {
    const shown = () => document.querySelector('[data-shown]')?.dataset.shown;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    while (shown() === undefined) await frame();
    const lengths = [];
    let [was, last] = [shown(), performance.now()];
    const end = last + 40_000;
    while (lengths.length < most && last < end && document.querySelector('[data-action="again"]') === null) {
      await frame();
      document.querySelector('[data-action="reveal-next"], [data-action="reveal-done"]')?.click();
      if (shown() === was) continue;
      const now = performance.now();
      lengths.push(now - last);
      [was, last] = [shown(), now];
    }
    return lengths;
  }, most);
}

/** Right after the start, the bots are still warming up. After a pause on the set-up screen, they are ready. */
for (const delay of [0, 3000])
  for (const [game, options] of [
    ['greed', {}],
    ['ten-thousand', {}],
    ['threes', {}],
    ['three-dice', { rounds: 3 }],
    ['hidden-pairs', {}],
  ]) {
    const { page, context } = await openTable(browser, url, {
      game,
      seats: [expert('Bo'), expert('Cy')],
      options,
      processor: slower,
      reducedMotion: 'reduce',
      delay,
      prepare: (context) => slowWorkers(context, slower),
    });
    const moves = await movesOf(page);
    const [first = Number.NaN, ...others] = moves;
    console.log(
      `${game}, set-up looked at for ${delay} ms: first move ${first.toFixed(0)} ms, others ${median(others).toFixed(0)} ms (worst ${Math.max(...others).toFixed(0)}, ${others.length} moves)` +
        (process.env.ALL ? ` ${moves.map(Math.round)}` : ''),
    );
    await context.close();
  }
console.log(`chromium ${browser.version()}, page and workers slowed down ${slower} times`);
await browser.close();
await close();
