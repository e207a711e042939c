// Measures the page's own work per frame of a 3D throw: computing the dice and calling the graphics card. On a machine
// without a card, draw calls are counted but skipped, so that software rendering does not distort the figure.
// Usage: npm run build && node bench/web/throws.mjs [throws]
import { median, openBrowser } from './browser.mjs';
import { openTable } from './open-table.mjs';
import { openTestServer } from './test-server.mjs';

const throws = Number(process.argv[2] ?? 12);
const { url, close } = await openTestServer();
const browser = await openBrowser();

/** Counts the calls to the graphics card in each frame of a throw, and measures the time of the page's thread. */
function watchFrames() {
  const frames = [];
  const asked = { draws: 0, triangles: 0, textures: 0, bytes: 0 };
  Object.assign(window, { frames });
  const gl = WebGL2RenderingContext.prototype;
  const draw = (name, cornersOf) => {
    gl[name] = (...given) => {
      asked.draws += 1;
      asked.triangles += cornersOf(...given) / 3;
    };
  };
  draw('drawArrays', (_mode, _first, count) => count);
  draw('drawElements', (_mode, count) => count);
  draw('drawArraysInstanced', (_mode, _first, count, instances) => count * instances);
  draw('drawElementsInstanced', (_mode, count, _type, _offset, instances) => count * instances);
  for (const name of ['texImage2D', 'texSubImage2D', 'texStorage2D']) {
    const upload = gl[name];
    gl[name] = function (...given) {
      asked.textures += 1;
      return upload.apply(this, given);
    };
  }
  for (const name of ['bufferData', 'bufferSubData']) {
    const fill = gl[name];
    gl[name] = function (...given) {
      asked.bytes += given.find((one) => ArrayBuffer.isView(one))?.byteLength ?? 0;
      return fill.apply(this, given);
    };
  }
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) =>
    next((time) => {
      Object.assign(asked, { draws: 0, triangles: 0, textures: 0, bytes: 0 });
      const from = performance.now();
      work(time);
      const length = performance.now() - from;
      if (asked.draws > 0 && document.querySelector('.throw-stage') !== null)
        frames.push({ length, ...asked });
    });
}

for (const processor of [1, 4]) {
  const { page, context } = await openTable(browser, url, {
    game: 'ten-thousand',
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Bo', player: { kind: 'person' } },
    ],
    options: {},
    processor,
    settings: { dice: 'always', pace: 'normal', turns: 'on' },
    prepare: (context) => context.addInitScript(watchFrames),
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('solid-throws')),
  );
  const count = () => page.evaluate(() => window.frames.length);
  for (let thrown = 0, tries = 0; thrown < throws && tries < 400; tries++) {
    const before = await count();
    for (const action of ['bank', 'keep-best', 'roll']) {
      const button = page.locator(`[data-action="${action}"]:not([aria-disabled="true"])`).first();
      if ((await button.count()) > 0) await button.click({ timeout: 2000 }).catch(() => {});
    }
    await page.waitForTimeout(100);
    await page.locator('.throw').waitFor({ state: 'detached' });
    if ((await count()) > before) thrown += 1;
  }
  const frames = await page.evaluate(() => window.frames);
  const most = (name) => Math.max(...frames.map((frame) => frame[name]));
  const lengths = frames.map(({ length }) => length);
  const share = lengths.filter((length) => length < 1000 / 60).length / lengths.length;
  console.log(
    `processor slowed down ${processor} times: the page works ${median(lengths).toFixed(2)} ms on a frame (worst ${Math.max(...lengths).toFixed(1)}, ${(share * 100).toFixed(1)} % below 16.7, ${lengths.length} frames); ` +
      `at most ${most('draws')} draw calls, ${Math.round(most('triangles'))} triangles, ${most('textures')} texture uploads (${frames.filter(({ textures }) => textures > 0).length} frames with any), ${(most('bytes') / 1024).toFixed(1)} KB of buffers a frame`,
  );
  await context.close();
}
console.log(`chromium ${browser.version()}, 360×640`);
await browser.close();
await close();
