// Measures the memory of a page and its workers, at a table with experts and the coach, after its match has been
// reviewed.
// Usage, on Linux: npm run build && node bench/web/memory.mjs [visits] [game] [options as JSON] [folder of a built
// page]
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, openBrowser } from './browser.mjs';
import { openTable } from './open-table.mjs';
import { openTestServer } from './test-server.mjs';

const [visits = 3, game = 'ten-thousand', options = '{}', web] = process.argv.slice(2);
const patience = { timeout: 120_000 };
const expert = (name) => ({ name, player: { kind: 'bot', strength: 'expert' } });

/**
 * Returns the megabytes of the processes that draw pages and run their workers, including their share of shared memory.
 */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession();
  // Waits until the memory of a finished worker has been collected.
  await sleep(3000);
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))[1]))
    .reduce((sum, kilobytes) => sum + kilobytes / 1024, 0);
}

const { url, close } = await openTestServer(web);
const measured = [];
for (let visit = 0; visit < Number(visits); visit++) {
  const browser = await openBrowser();
  const { page } = await openTable(browser, url, {
    game,
    seats: [expert('Bo'), expert('Cy')],
    options: JSON.parse(options),
    processor: 1,
    reducedMotion: 'reduce',
    settings: { coach: true },
    // Waits until experts are ready for their first move.
    delay: 8000,
  });
  await page.locator('[data-coach="solved"]').waitFor(patience);
  await page.locator('[data-review]').first().waitFor(patience);
  measured.push(await memoryOf(browser));
  await browser.close();
}
console.log(`${median(measured).toFixed(0)} MB (${measured.map(Math.round).join(', ')})`);
await close();
