import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from './harness.ts';
import { mouse, startMatch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The sounds and vibrations of a page, which are recorded instead of played. */
interface Recording {
  readonly contexts: OfflineAudioContext[];
  readonly shakes: number[][];
  /** The time at which the next sound starts, in seconds. */
  clock: number;
}
type Heard = Window & { readonly recorded: Recording };

const seconds = 8;

/** Renders every sound of a page offline, timed by the clock of the test, and records vibrations. */
function recordSound(seconds: number): void {
  const recorded: Recording = { contexts: [], shakes: [], clock: 0 };
  class Recorder extends OfflineAudioContext {
    constructor() {
      super(1, seconds * 44_100, 44_100);
      recorded.contexts.push(this);
    }
    override get currentTime(): number {
      return recorded.clock;
    }
    override get state(): AudioContextState {
      return 'running';
    }
  }
  Object.assign(window, { recorded, AudioContext: Recorder });
  navigator.vibrate = (pattern) => {
    recorded.shakes.push([pattern].flat() as number[]);
    return true;
  };
}

let visited: Visit;
beforeAll(async () => {
  const seats = [{ name: 'Ada', player: { kind: 'person' } }];
  visited = await site.visit('/', {
    setups: [{ game: 'threes', draft: { options: { rounds: 2 }, dice: 'app', seats } }],
    prepare: (context) => context.addInitScript(recordSound, seconds),
  });
});

/** Rolls, keeps a die and rolls again, one second apart. Returns the loudest sample of each second. */
async function loudness(settings: Readonly<Record<string, unknown>>) {
  const { page, problems } = visited;
  await page.evaluate(
    (entry) => localStorage.setItem('dicehall.settings', entry),
    JSON.stringify({ pace: 'instant', ...settings }),
  );
  await page.goto(site.url);
  await page.waitForSelector('html[data-app]');
  await startMatch(page, 'threes', mouse);
  await mouse.use(page, '[data-action="roll"]');
  await page.waitForSelector('button[aria-label^="Die"]');
  const tick = (): Promise<void> => page.evaluate(() => void (window as unknown as Heard).recorded.clock++);
  await tick();
  await mouse.use(page, 'button[aria-label^="Die"]');
  await tick();
  await mouse.use(page, '[data-action="roll"]');
  await page.waitForSelector('[aria-label*="set aside"]');
  const found = await samples(page);
  expect(problems).toEqual([]);
  return found;
}

const samples = (page: Page) =>
  page.evaluate(async () => {
    const { contexts, shakes } = (window as unknown as Heard).recorded;
    const [context] = contexts;
    const data = (await context?.startRendering())?.getChannelData(0) ?? new Float32Array();
    const peaks: number[] = [];
    for (let at = 0; at < data.length; at += 44_100) {
      peaks.push(
        data.subarray(at, at + 44_100).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      );
    }
    return { contexts: contexts.length, peaks, shakes };
  });

describe('the recording of two rolls and a kept die contains their sounds', () => {
  it('the sounds are played without clipping, followed by silence', async () => {
    const { contexts, peaks, shakes } = await loudness({ volume: 100, vibration: true });
    expect(contexts).toBe(1);
    for (const peak of peaks.slice(0, 3)) {
      expect(peak).toBeGreaterThan(0.01);
      expect(peak).toBeLessThan(1);
    }
    expect(Math.max(...peaks.slice(4))).toBe(0);
    expect(shakes.length).toBeGreaterThanOrEqual(3);
  });
  it('the sounds are quieter at a lower volume', async () => {
    const { peaks, shakes } = await loudness({ volume: 20, vibration: false });
    for (const peak of peaks.slice(0, 3)) {
      expect(peak).toBeGreaterThan(0.001);
      expect(peak).toBeLessThan(0.2);
    }
    expect(shakes).toEqual([]);
  });
  it('at volume 0 no sound is played and no audio context is created', async () => {
    const { contexts } = await loudness({ volume: 0, vibration: true });
    expect(contexts).toBe(0);
  });
});
