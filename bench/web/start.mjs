// Measures the first visit to the start screen, served by the real server: largest contentful paint, total blocking
// time and loaded bytes. The processor is slowed down four times and the network is "Slow 4G".
// Usage: npm run build && node bench/web/start.mjs [visits]
import { median, openBrowser, slowDown } from './browser.mjs';
import { openTestServer } from './test-server.mjs';

const visits = Number(process.argv[2] ?? 5);
const { url, close } = await openTestServer();
const browser = await openBrowser();

async function visit(path, language) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: language });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.seen = { paint: 0, what: '', tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.seen.paint = entry.startTime;
        window.seen.what = `${entry.element?.tagName} ${entry.element?.textContent?.slice(0, 40)}`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.seen.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowDown(page, { processor: 4, network: true });
  await page.goto(url + path, { waitUntil: 'load', timeout: 60_000 });
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  // The start counts as complete after five quiet seconds.
  await page.waitForTimeout(5000);
  const seen = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = window.seen.tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    const all = window.seen.tasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    const shell = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < 5000);
    return {
      first,
      largest: window.seen.paint,
      what: window.seen.what,
      blocking,
      all,
      shift: window.seen.shift,
      bytes: shell.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  await context.close();
  return seen;
}

const round = (value) => Math.round(value);
for (const [path, language] of [
  ['/', 'en-GB'],
  ['/', 'de-DE'],
]) {
  const seen = [];
  for (let count = 0; count < visits; count++) seen.push(await visit(path, language));
  const of = (name) => seen.map((one) => one[name]);
  console.log(
    `${path} ${language}: first paint ${round(median(of('first')))} ms, largest ${round(median(of('largest')))} ms (best ${round(Math.min(...of('largest')))}, worst ${round(Math.max(...of('largest')))}; ${seen[0].what}), ` +
      `blocked after the first paint ${round(median(of('blocking')))} ms (best ${round(Math.min(...of('blocking')))}, worst ${round(Math.max(...of('blocking')))}), over all ${round(median(of('all')))} ms, ` +
      `shift ${Math.max(...of('shift')).toFixed(3)}, ${round(median(of('bytes')) / 1024)} KB`,
  );
}
console.log(
  `${browser.browserType().name()} ${browser.version()}, processor slowed down 4 times, Slow 4G, ${visits} visits each`,
);
await browser.close();
await close();
