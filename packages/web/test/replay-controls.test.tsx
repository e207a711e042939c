import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReplayControls } from '../src/history/ReplayControls.tsx';
import { type Playback, usePlayback, usePlaying } from '../src/history/use-playback.ts';
import { paces } from '../src/settings/settings.ts';
import { openBrowser, render, set } from './render.tsx';
import { renderHook } from './render-hook.tsx';
import { tableAt } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a replay keeps its position between the first and the last entry', () => {
  const at = async (last: number, first: number) => {
    const playback = await renderHook(() => usePlayback(last, first));
    const place = () => [playback.now().at, playback.now().isStill, playback.now().isPlaying];
    return { ...playback, place };
  };

  test('a replay begins at the entry in the URL, at most at the end', async () => {
    expect((await at(5, 3)).place()).toEqual([3, true, false]);
    expect((await at(5, 9)).place()).toEqual([5, true, false]);
  });

  test.each([
    [3, [3, false]],
    [4, [4, true]],
    [1, [1, true]],
    [-1, [0, true]],
    [99, [5, true]],
  ])(
    'a jump from entry 2 to %i pauses the replay, and is animated only to the next entry',
    async (to, place) => {
      const playback = await at(5, 2);
      await playback.does(({ toggle }) => toggle());
      expect(playback.place()).toEqual([2, true, true]);
      await playback.does(({ go }) => go(to));
      expect(playback.place()).toEqual([...place, false]);
    },
  );

  test('a replay stops at the end, and plays from the start again after that', async () => {
    const playback = await at(2, 0);
    await playback.does(({ toggle }) => toggle());
    await playback.does(({ step }) => step());
    expect(playback.place()).toEqual([1, false, true]);
    await playback.does(({ step }) => step());
    await playback.does(({ step }) => step());
    expect(playback.place()).toEqual([2, false, false]);
    await playback.does(({ toggle }) => toggle());
    expect(playback.place()).toEqual([0, true, true]);
    await playback.does(({ toggle }) => toggle());
    expect(playback.place()).toEqual([0, true, false]);
  });

  test('a replay starts at the pace of the settings, and its button steps through all paces', async () => {
    await set({ pace: 'fast' });
    const playback = await at(2, 0);
    const found = [playback.now().pace];
    for (const _ of paces) {
      await playback.does(({ nextPace }) => nextPace());
      found.push(playback.now().pace);
    }
    const from = paces.indexOf('fast');
    expect(found).toEqual([...paces.slice(from), ...paces.slice(0, from), 'fast']);
  });
});

describe('a replay plays by itself', () => {
  const frame = (events: readonly object[]) => ({ events }) as never;
  const shown = { frame: frame([{}]), isBehind: false, reveal: null, revealed: -1 };
  /** Returns the milliseconds until the replay continues; null if it does not continue. */
  const waits = async (
    playing: Partial<Parameters<typeof usePlaying>[0]> & object,
    own: Partial<Playback> = {},
  ) => {
    vi.useFakeTimers();
    const done = vi.fn();
    const playback = { at: 1, isPlaying: true, pace: 'normal', step: () => done('step'), ...own } as Playback;
    const reveal = playing.reveal === null || playing.reveal === undefined ? null : () => done('reveal');
    const hook = await renderHook(() => usePlaying({ ...shown, ...playing, reveal, playback }));
    let waited = 0;
    for (; done.mock.calls.length === 0 && waited < 10_000; waited += 50) vi.advanceTimersByTime(50);
    await hook.leave();
    return done.mock.calls.length === 0 ? null : [waited, done.mock.calls[0]?.[0]];
  };

  test('a replay waits longer at a calmer pace and for a step of a result, and does not wait for silent entries', async () => {
    const [entries, reveals] = [[] as number[], [] as number[]];
    for (const pace of paces) {
      const [entry, what] = (await waits({}, { pace })) ?? expect.fail();
      const [step, kind] = (await waits({ reveal: () => {} }, { pace })) ?? expect.fail();
      expect([what, kind]).toEqual(['step', 'reveal']);
      entries.push(Number(entry));
      reveals.push(Number(step));
      expect(step).toBeGreaterThan(Number(entry));
    }
    for (const waited of [entries, reveals]) expect(waited).toEqual(waited.toSorted((a, b) => b - a));
    expect(new Set(entries).size).toBe(paces.length);
    expect(await waits({ frame: frame([]) })).toEqual([50, 'step']);
    expect((await waits({ frame: undefined }))?.[0]).toBe((await waits({}))?.[0]);
  });

  test('a replay continues only while it plays, and once the table has shown the last entry', async () => {
    expect(await waits({}, { isPlaying: false })).toBeNull();
    expect(await waits({ isBehind: true })).toBeNull();
    expect((await waits({ isBehind: true, reveal: () => {} }))?.[1]).toBe('reveal');
  });

  test('a replay continues after each entry, and changes its speed at once', async () => {
    vi.useFakeTimers();
    const hook = await renderHook(() => {
      const playback = usePlayback(3, 0);
      usePlaying({ ...shown, playback });
      return playback;
    });
    const after = async (wait: number) => {
      await hook.does(() => vi.advanceTimersByTime(wait));
      return hook.now().at;
    };
    await hook.does(({ toggle }) => toggle());
    expect([await after(700), await after(700)]).toEqual([1, 2]);
    await hook.does(({ nextPace }) => nextPace());
    expect(await after(350)).toBe(3);
    await hook.leave();
  });

  test('a replay does not continue after it is closed', async () => {
    vi.useFakeTimers();
    const step = vi.fn();
    const playback = { at: 1, isPlaying: true, pace: 'normal', step } as unknown as Playback;
    const hook = await renderHook(() => usePlaying({ ...shown, playback }));
    await hook.leave();
    vi.advanceTimersByTime(60_000);
    expect(step).not.toHaveBeenCalled();
  });
});

describe('the controls of a replay step, play and jump to mistakes', () => {
  const choice = (entry: number, error: number) => ({ kind: 'choice', entry, error, margin: 0 });
  const review = { unit: 'win', entries: [choice(1, 0.1), choice(3, 0.3)] } as never;
  const controls = async (
    at: number,
    more: Partial<Playback> = {},
    table = tableAt('greed - 300,400 11 0 - choose 150 51346').table,
  ) => {
    const calls: unknown[] = [];
    const playback = {
      ...{ at, isStill: true, isPlaying: false, pace: 'normal' },
      go: (to: number) => calls.push(to),
      ...Object.fromEntries(['step', 'toggle', 'nextPace'].map((name) => [name, () => calls.push(name)])),
      ...more,
    } as unknown as Playback;
    // Only the first and the third entry have something to tell.
    const frames = [[{}], [], [{}], [], []].map((events) => ({ events })) as never;
    const page = await render(
      <ReplayControls table={table} playback={playback} frames={frames} review={review} verdict="A slip" />,
    );
    const find = (action: string) =>
      page.all('button').find(({ props }) => props['data-action'] === action) ?? expect.fail(action);
    const press = (action: string) => page.call(find(action), 'onClick', {});
    return { ...page, calls, find, press };
  };

  test('each control of a replay does what its label says, and a step pauses the replay first', async () => {
    // This prevents the replay from continuing by itself.
    vi.useFakeTimers();
    const page = await controls(2);
    for (const action of ['step-back', 'step-on', 'play', 'pace']) await page.press(action);
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: '4' } });
    expect(page.calls).toEqual([1, 'step', 'toggle', 'nextPace', 4]);
    const playing = await controls(2, { isPlaying: true });
    await playing.press('step-on');
    expect(playing.calls).toEqual(['toggle', 'step']);
    expect([page.find('play').textContent, playing.find('play').textContent]).toEqual(['Play', 'Pause']);
  });

  test.each([
    [0, 700],
    [1, 700],
    [2, 0],
    [3, 700],
    [4, 0],
  ])('after entry %i, a replay that plays waits %i ms before the next step', async (at, wait) => {
    vi.useFakeTimers();
    const { calls } = await controls(at, { isPlaying: true });
    vi.advanceTimersByTime(Math.max(0, wait - 1));
    const before = [...calls];
    vi.advanceTimersByTime(1);
    expect([before, calls]).toEqual([wait === 0 ? ['step'] : [], ['step']]);
  });

  test('a replay that plays shows a result step by step, and continues once the table has shown the entry', async () => {
    vi.useFakeTimers();
    const shown = { isBehind: true, reveal: { at: 0 } as { at: number } | null };
    let [now, tell] = [shown, () => {}];
    const show = (next: typeof shown) => {
      now = next;
      tell();
    };
    const nextReveal = () => {
      page.calls.push('reveal');
      show({ ...now, reveal: now.reveal?.at === 0 ? { at: 1 } : null });
    };
    const onChange = (listener: () => void) => {
      tell = listener;
      return () => {};
    };
    const table = { now: () => now, onChange, nextReveal } as never;
    const page = await controls(1, { isPlaying: true }, table);
    for (let times = 0; times < 4; times++) await page.does(() => vi.advanceTimersByTime(10_000));
    expect(page.calls).toEqual(['reveal', 'reveal']);
    await page.does(() => show({ isBehind: false, reveal: null }));
    await page.does(() => vi.advanceTimersByTime(700));
    expect(page.calls).toEqual(['reveal', 'reveal', 'step']);
  });

  test.each([
    [0, 'Back: This is the start of the match.', 'Next'],
    [2, 'Back', 'Next'],
    [5, 'Back', 'Next: This is the last move.'],
  ])(
    'at entry %i of 5, a button without a target is disabled with a reason (%s, %s)',
    async (at, back, on) => {
      const { find, text } = await controls(at);
      for (const [action, title] of [
        ['step-back', back],
        ['step-on', on],
      ] as const) {
        const { props } = find(action);
        expect([props.title, props['aria-label'], props['aria-disabled']]).toEqual([
          title,
          title,
          title.includes(':'),
        ]);
      }
      expect(text()).toContain(`${at === 0 ? 'Start, 5 moves' : `Move ${at} of 5`}A slip`);
    },
  );

  test.each([
    [0, 2],
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 2],
  ])('after entry %i the next mistake is entry %i', async (at, next) => {
    const page = await controls(at);
    await page.press('next-mistake');
    expect(page.calls).toEqual([next]);
    const marks = page.all('span').flatMap(({ props }) => {
      const share = (props.style as Record<string, number> | undefined)?.['--share'];
      return share === undefined ? [] : [share];
    });
    expect(marks.toSorted()).toEqual([2 / 5, 4 / 5]);
  });
});
