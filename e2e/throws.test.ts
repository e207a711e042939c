import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { go, type Visit } from './harness.ts';
import { mouse, startMatch } from './players.ts';
import { openSettings } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The animations of throws, in order, and the machine that the test simulates. */
type OnPage = Window & {
  readonly forms: ('solid' | 'drawn')[];
  readonly tried: { readonly frames: number };
  readonly machine: { frame: number };
  readonly changed: readonly string[];
};

/** Records the animations of throws. */
function record(): void {
  const forms: ('solid' | 'drawn')[] = [];
  Object.assign(window, { forms });
  let seen: Element | null = null;
  new MutationObserver(() => {
    const layer = document.querySelector('.throw');
    if (layer === null || layer === seen) return;
    seen = layer;
    forms.push(layer.querySelector('.throw-box') === null ? 'drawn' : 'solid');
  }).observe(document, { subtree: true, childList: true });
}

/** Simulates a machine with a graphics card. Its clock advances only with its frames, and nothing is drawn. */
function accelerate(frame: number): void {
  const tried = { frames: 0 };
  const machine = { frame };
  Object.assign(window, { tried, machine });
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, asked?: object) {
      if (kind !== 'webgl2') return getContext.call(this, kind, asked);
      return getContext.call(this, kind, { ...asked, failIfMajorPerformanceCaveat: false });
    },
  });
  const gl = WebGL2RenderingContext.prototype;
  const { getParameter } = gl;
  gl.getParameter = function read(name) {
    return name === this.RENDERER ? 'Some card' : getParameter.call(this, name);
  };
  for (const draw of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    gl[draw] = () => {};
  const { deleteSync } = gl;
  gl.deleteSync = function drop(sync) {
    tried.frames += 1;
    deleteSync.call(this, sync);
  };
  let now = 0;
  performance.now = () => now;
  window.requestAnimationFrame = (next) =>
    window.setTimeout(() => {
      // The machine is fast during the speed test, so that the tests see the behaviour after it.
      if (tried.frames >= 5) now += machine.frame;
      next(now);
    });
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

/**
 * Opens a table of Threes for one player and rolls.
 * @param frame the duration of a frame of the graphics card in milliseconds; null if there is no card
 */
async function throwOn(frame: number | null, prepare: () => void = () => {}): Promise<Visit> {
  const seats = [{ name: 'Ada', player: { kind: 'person' } }];
  const visited = await site.visit('/', {
    setups: [{ game: 'threes', draft: { options: { rounds: 9 }, dice: 'app', seats } }],
    context: { reducedMotion: 'no-preference' },
    prepare: async (context) => {
      await context.addInitScript(record);
      await context.addInitScript(prepare);
      if (frame !== null) await context.addInitScript(accelerate, frame);
    },
  });
  await startMatch(visited.page, 'threes', mouse);
  await mouse.use(visited.page, '[data-action="roll"]');
  return visited;
}

/** Delays frames by a quarter of a second, and records dice that came to rest on other faces than the table's. */
function holdFrames(): void {
  const changed: string[] = [];
  Object.assign(window, { changed });
  const { requestAnimationFrame: request } = window;
  window.requestAnimationFrame = (next) =>
    window.setTimeout(() => request.call(window, next), 250) as unknown as number;
  // All pips of a face are one path.
  const pips = (within: Element) =>
    (within.querySelector('.die-pip-hole')?.getAttribute('d')?.split('M').length ?? 1) - 1;
  const isAtRest = (die: Element) => {
    const { transform, opacity } = getComputedStyle(die);
    return opacity === '1' && ['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(transform);
  };
  let resting: number[] = [];
  setInterval(() => {
    if (document.querySelector('.throw') !== null) {
      resting = [...document.querySelectorAll('.throw-die')].filter(isAtRest).map(pips);
      return;
    }
    const left = [...document.querySelectorAll('button[aria-label^="Die"]')].map(pips);
    for (const face of resting.splice(0)) {
      const place = left.indexOf(face);
      if (place < 0) changed.push(`${face} is not among ${left.join(' ')}`);
      else left.splice(place, 1);
    }
  }, 5);
}

const forms = (page: Page) => page.evaluate(() => (window as unknown as OnPage).forms);

/** Keeps a die and rolls the others. Returns their animation. */
async function rollOn(page: Page): Promise<string | undefined> {
  // Dice can be kept only after the previous throw has landed.
  await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
  const before = (await forms(page)).length;
  await page.locator('[data-action="roll"]:not([aria-disabled="true"])').click();
  await expect.poll(async () => (await forms(page)).length).toBeGreaterThan(before);
  await page.locator('.throw').waitFor({ state: 'detached' });
  return (await forms(page)).at(-1);
}

/** Returns the problems of a page, without the driver's warning about slow drawing. */
const wrong = ({ problems }: Visit) =>
  problems.filter((text) => !text.includes('GPU stall due to ReadPixels'));

/** Waits for the speed test of five frames. Earlier throws are animated in 2D. */
const ready = (page: Page) => page.waitForFunction(() => (window as unknown as OnPage).tried.frames >= 5);

const note = (page: Page) => page.locator('[data-throws]');
describe('throws are animated according to the device', () => {
  it('throws are animated in 2D without a graphics card, and the settings say so', async () => {
    const visited = await throwOn(null);
    const { page } = visited;
    expect(await rollOn(page)).toBe('drawn');
    expect(await rollOn(page)).toBe('drawn');
    expect(new Set(await forms(page))).toEqual(new Set(['drawn']));
    await openSettings(page);
    expect(await note(page).textContent()).toMatch(/no graphics acceleration/);
    expect(wrong(visited)).toEqual([]);
    await visited.leave();
  });

  it('throws in 2D never change a die at rest, even if frames are late', async () => {
    const visited = await throwOn(null, holdFrames);
    const { page } = visited;
    expect(await rollOn(page)).toBe('drawn');
    expect(await rollOn(page)).toBe('drawn');
    expect(await page.evaluate(() => (window as unknown as OnPage).changed)).toEqual([]);
    expect(wrong(visited)).toEqual([]);
    await visited.leave();
  });

  it('throws are in 3D until one of them stutters, and then in 2D unless the setting is always 3D', async () => {
    const visited = await throwOn(1000 / 60);
    const { page } = visited;
    await ready(page);
    expect(await rollOn(page)).toBe('solid');
    expect(await rollOn(page)).toBe('solid');
    const first = new URL(page.url()).pathname;
    await openSettings(page);
    expect(await note(page).count()).toBe(0);
    await page.evaluate(() => {
      (window as unknown as OnPage).machine.frame = 45;
    });
    await go(page, first);
    expect(await rollOn(page)).toBe('solid');
    // A turn has four rolls.
    await go(page, '/');
    await startMatch(page, 'threes', mouse);
    await mouse.use(page, '[data-action="roll"]');
    expect(await rollOn(page)).toBe('drawn');
    const second = new URL(page.url()).pathname;
    await openSettings(page);
    expect(await note(page).textContent()).toMatch(/too slow for 3D dice/);
    await page.getByText('Always 3D', { exact: true }).click();
    expect(await note(page).count()).toBe(0);
    await go(page, second);
    expect(await rollOn(page)).toBe('solid');
    expect(wrong(visited)).toEqual([]);
    await visited.leave();
  });
});
