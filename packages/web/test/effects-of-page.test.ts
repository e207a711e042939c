import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throwUpDice } from '../src/dice/throw-up-dice.ts';
import { listenForSkip } from '../src/dice/use-skip.ts';
import { changeSettings, currentSettings, defaultSettings } from '../src/settings/settings.ts';
import { drainStake } from '../src/table/drain-stake.ts';
import { tableSound } from '../src/table/sound.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (kind: string, more: object = {}, timeStamp = performance.now() + 1) => {
  const event = Object.assign(new Event(kind), more);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
};

test('each group of sounds has its share of the whole volume, and the setting for vibration applies at once', () => {
  const [volumes, vibration] = [vi.spyOn(tableSound, 'setVolumes'), vi.spyOn(tableSound, 'setVibration')];
  const { volumes: before } = currentSettings();
  try {
    changeSettings({ volume: 50, volumes: { ...before, dice: 40, turns: 100 }, vibration: false });
    expect(volumes.mock.lastCall?.[0]).toMatchObject({ dice: 0.2, turns: 0.5 });
    expect(vibration.mock.lastCall).toEqual([false]);
    changeSettings({ volume: 0, vibration: true });
    expect(volumes.mock.lastCall?.[0]).toMatchObject({ dice: 0, turns: 0 });
    expect(vibration.mock.lastCall).toEqual([true]);
  } finally {
    changeSettings(defaultSettings);
  }
});

test('a tap or a key press skips an animation; an earlier press, a held key or a modifier key does not', () => {
  const skip = vi.fn();
  const opened = performance.now();
  const stop = listenForSkip(skip);
  const countAfter = (kind: string, more?: object, timeStamp?: number) => {
    press(kind, more, timeStamp);
    return skip.mock.calls.length;
  };
  expect([countAfter('pointerdown'), countAfter('keydown', { key: 'x' })]).toEqual([1, 2]);
  expect(countAfter('pointerdown', {}, opened)).toBe(2);
  expect(countAfter('keydown', { key: 'x', repeat: true })).toBe(2);
  for (const key of ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab'])
    expect([key, countAfter('keydown', { key })]).toEqual([key, 2]);
  stop();
  expect([countAfter('pointerdown'), countAfter('keydown', { key: 'x' })]).toEqual([2, 2]);
});

describe('a lost stake counts down to nothing', () => {
  /** Drains a stake. Returns what its element shows at each time, and the tones until it is empty. */
  function draining(lost: number) {
    const tones: unknown[] = [];
    vi.spyOn(tableSound, 'play').mockImplementation((cue) => void tones.push('nth' in cue && cue.nth));
    let next: ((now: number) => void) | null = null;
    vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
      next = run;
    });
    const element = { textContent: '', isConnected: true };
    drainStake(element as HTMLElement, lost, (number) => `-${number}`, 1000);
    const shownAt = (now: number) => {
      const run = next;
      next = null;
      run?.(now);
      return element.textContent;
    };
    const tonesAtEnd = () => {
      for (let now = 1270; next !== null; now += 10) shownAt(now);
      return tones;
    };
    return { element, shownAt, tones, tonesAtEnd, isOver: () => next === null };
  }

  test('it stays visible for a moment, then shrinks faster and faster', () => {
    const { shownAt, tones, tonesAtEnd } = draining(800);
    expect([shownAt(1000), shownAt(1260)]).toEqual(['-800', '-800']);
    expect(tones).toEqual([]);
    // After half of the time, a quarter of the stake is lost.
    expect([shownAt(1660), shownAt(1860)]).toEqual(['-600', '-350']);
    tonesAtEnd();
    expect(shownAt(9000)).toBe('-0');
  });

  test.each([
    [0, [2, 1]],
    [250, [4, 3, 2, 1]],
    [5000, [7, 6, 5, 4, 3, 2, 1]],
  ])('%i lost points sound in proportion, with tones that fall', (lost, tones) => {
    expect(draining(lost).tonesAtEnd()).toEqual(tones);
  });

  test('it ends when its element is removed', () => {
    const { element, shownAt, isOver } = draining(800);
    element.isConnected = false;
    shownAt(9000);
    expect(isOver()).toBe(true);
  });
});

test('the winning dice jump one after the other and throw up copies, which fall out of view on both sides', () => {
  type Frame = { readonly transform?: string };
  const moved: { readonly from: number; readonly frames: Frame[]; readonly delay: number }[] = [];
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const element = (from: number): object => ({
    dataset: {},
    animate: (frames: Frame[], { delay }: { delay: number }) => moved.push({ from, frames, delay }),
    getBoundingClientRect: () => box(100 + 50 * from, 240, 40, 40),
    cloneNode: () => element(from + 10),
  });
  const dice = [0, 1, 2].map(element);
  const put: { readonly dataset: { readonly state?: string } }[] = [];
  const place = {
    closest: () => ({ querySelectorAll: () => dice, querySelector: () => null }),
    getBoundingClientRect: () => box(20, 40, 600, 400),
    append: (copy: never) => put.push(copy),
  };
  throwUpDice(place as never);
  expect(moved.slice(0, 3).map(({ from, delay }) => [from, delay])).toEqual([
    [0, 0],
    [1, 120],
    [2, 240],
  ]);
  const copies = moved.slice(3);
  expect(copies.map(({ from }) => from - 10)).toEqual(Array.from({ length: 36 }, (_, nth) => nth % 3));
  expect(put.map(({ dataset }) => dataset.state)).toEqual(copies.map(() => 'lying'));
  const sides = copies.map(({ from, frames, delay }) => {
    const [first, , middle, last] = frames.map(({ transform = '' }) =>
      (transform.match(/-?[\d.]+/g) ?? []).map(Number),
    );
    const left = 100 + 50 * (from - 10) - 20 + 4;
    // A copy starts at its die after the die has jumped, flies above it, and ends below the felt.
    expect(first).toEqual([left, 204, 0]);
    expect(delay).toBeGreaterThanOrEqual(120);
    expect(middle?.[1]).toBeLessThan(204 - 0.15 * 400 + 1);
    expect(middle?.[1]).toBeGreaterThanOrEqual(0);
    expect(last?.[1]).toBe(440);
    const aside = (last?.[0] ?? left) - left;
    expect(Math.abs(aside)).toBeLessThanOrEqual(300);
    // A copy turns in the direction of its flight.
    expect(Math.sign(last?.[2] ?? 0)).toBe(Math.sign(aside));
    return Math.sign(aside);
  });
  expect(sides.filter((side) => side < 0)).toHaveLength(18);
  // The second copy leaves its die, at 204, by 15 % and 38.2 % of another 35 % of the height of the felt.
  expect(copies[1]?.frames[2]?.transform).toContain(', 90.52');
  moved.length = 0;
  // Without winning dice, the emblem throws up copies but stays where it is.
  const emblem = {
    querySelectorAll: (selector: string) => (selector === '.emblem' ? [element(0)] : []),
    querySelector: () => null,
  };
  throwUpDice({ ...place, closest: () => emblem } as never);
  expect(moved.map(({ from }) => from)).toEqual(Array.from({ length: 36 }, () => 10));
  moved.length = 0;
  throwUpDice({ ...place, closest: () => null } as never);
  expect(moved).toEqual([]);
});

test.each([
  ['10,000 points', 3, ['0 points', '8,750 points', '10,000 points']],
  ['2 points', 5, ['2 points', '2 points', '2 points']],
])('while the winning dice jump, the total of “%s” counts up if it is large', (total, count, shown) => {
  let next: (now: number) => void = () => {};
  const stop = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (run: typeof next) => {
    next = run;
    return 7;
  });
  vi.stubGlobal('cancelAnimationFrame', stop);
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const written = { nodeValue: total };
  const dice = Array.from({ length: count }, () => ({
    animate: () => {},
    getBoundingClientRect: () => ({}),
  }));
  const place = {
    closest: () => ({
      querySelectorAll: () => dice.map((die) => ({ ...die, cloneNode: () => ({ dataset: {}, ...die }) })),
      querySelector: () => ({ firstChild: written }),
    }),
    getBoundingClientRect: () => ({}),
    append: () => {},
  };
  const end = throwUpDice(place as never);
  const duration = 560 + 120 * count;
  const textAt = (time: number) => {
    next(1000 + time);
    return written.nodeValue;
  };
  expect([0, duration / 2, duration].map(textAt)).toEqual(shown);
  textAt(0);
  end?.();
  expect([written.nodeValue, ...stop.mock.calls.flat()]).toEqual([total, 7]);
});
