import { act } from 'react';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { DiceThrow, type DiceThrowProps } from '../src/dice/DiceThrow.tsx';
import { giveUpSolidThrows, preloadThrows, solidThrows } from '../src/dice/solid-loader.ts';
import { stubFrames } from './animation-frames.ts';
import { expectLines } from './outline.ts';
import { openBrowser, override, render, tellWindow } from './render.tsx';

vi.mock('../src/dice/solid-loader.ts', () => ({
  solidThrows: vi.fn(),
  preloadThrows: vi.fn(),
  giveUpSolidThrows: vi.fn(),
}));

let frames: ReturnType<typeof stubFrames>;
beforeEach(() => {
  openBrowser();
  frames = stubFrames();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.mocked(solidThrows).mockReset().mockReturnValue('no-webgl');
  for (const spy of [preloadThrows, giveUpSolidThrows]) vi.mocked(spy).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

describe('a throw animates its dice until they rest on their faces', () => {
  const row = [
    { face: 3, isHeld: true },
    { face: 5, isHeld: false },
    { face: 1, isHeld: false },
  ] as const;
  const thrown = async ({
    visibilityState = 'visible',
    ...more
  }: Partial<DiceThrowProps> & { readonly visibilityState?: string } = {}) => {
    const [onDone, sound] = [vi.fn(), { play: vi.fn(), stop: vi.fn() }];
    const given = {
      row,
      seed: 'a',
      from: '[data-score-of="2"]',
      quality: 'solid',
      reducedMotion: false,
      numerals: false,
      suspense: 0,
      sound,
      onDone,
      ...more,
    };
    const part = (other: object = {}) => <DiceThrow {...({ ...given, ...other } as DiceThrowProps)} />;
    override(document, { visibilityState, querySelector: (selector: string) => selector });
    const page = await render(part());
    return { ...page, part, onDone, sound };
  };
  const solid = () => {
    const stop = vi.fn();
    const play = vi.fn((_box: unknown, _given: Record<'onHits' | 'onRest', (given: never) => void>) => stop);
    vi.mocked(solidThrows).mockReturnValue({ play } as never);
    return { play, stop };
  };
  test.each([
    ['with reduced motion', { reducedMotion: true }],
    ['while the page is hidden', { visibilityState: 'hidden' }],
  ])('a throw %s ends at once, with a soft landing', async (_, more) => {
    const { onDone, sound, box } = await thrown(more);
    expectLines(box, '');
    expect(box.all('span')).toEqual([]);
    const [[cue]] = sound.play.mock.calls as [[{ kind: string; hits: unknown[] }]];
    expect([onDone.mock.calls.length, sound.play.mock.calls.length, cue.kind]).toEqual([1, 1, 'throw']);
    expect(cue.hits.length).toBeGreaterThan(0);
  });

  test('a throw of drawn dice shows the held die at its place, as locked', async () => {
    const { box } = await thrown({ quality: 'drawn', numerals: true });
    expectLines(
      box,
      `
      ~⟨digit 3 locked⟩ ⟨digit 3⟩ ⟨digit 2⟩~
    `,
    );
    expect(solidThrows).not.toHaveBeenCalled();
  });

  test('drawn dice move only with the frames, rest once at their end, and stop when they are removed', async () => {
    const page = await thrown({ quality: 'drawn', row: [row[1], row[0], row[2]] });
    const begun = performance.now();
    const moving = page
      .all('span')
      .filter(({ props }) => props.className === 'throw-die')
      .map(({ animate }) => animate.mock.results[0]?.value as Record<'pause' | 'cancel', Mock>);
    const times = () => moving.map((one) => (one as { currentTime?: number }).currentTime);
    expect([moving.length, moving.map(({ pause }) => pause.mock.calls.length)]).toEqual([2, [1, 1]]);
    await frames.draw(begun + 100);
    expect([times(), page.onDone.mock.calls.length]).toEqual([[100, 100], 0]);
    await frames.draw(begun + 800);
    // Both dice have come to rest between 500 and 800 ms.
    const [rest = 0] = times();
    expect([times(), rest > 500 && rest <= 700, page.onDone.mock.calls.length]).toEqual([
      [rest, rest],
      true,
      1,
    ]);
    expectLines(page.box, '~⟨5⟩ ⟨3 locked⟩ ⟨1⟩~');
    expect([frames.count(), moving.map(({ cancel }) => cancel.mock.calls.length)]).toEqual([0, [0, 0]]);
    await page.show(null);
    expect(moving.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1]);
  });

  test('a drawn die is hidden until it is thrown, one after the other, and then keeps its place', async () => {
    const { all } = await thrown({ quality: 'drawn' });
    const thrownDice = all('span').filter(({ props }) => props.className === 'throw-die');
    const [first, second] = thrownDice.map(({ animate }) => {
      const [[keyframes, timing]] = animate.mock.calls as unknown as [[Keyframe[], KeyframeAnimationOptions]];
      const [start, last] = [keyframes[0], keyframes.at(-1)];
      expect([start?.opacity, last?.transform, last?.opacity, timing.fill]).toEqual([
        0,
        'translate(0, 0) rotate(0deg) scale(1)',
        undefined,
        'both',
      ]);
      return Number(timing.delay);
    });
    expect(Number(second)).toBeGreaterThan(Number(first));
  });

  test('drawn dice that are removed while they move stop moving', async () => {
    const page = await thrown({ quality: 'drawn' });
    await frames.draw(performance.now() + 100);
    expect(frames.count()).toBe(1);
    await page.show(null);
    expect([frames.count(), page.onDone.mock.calls.length]).toEqual([0, 0]);
  });

  test('each drawn die is heard twice when it touches its place, the second time more softly', async () => {
    const { all, sound } = await thrown({ quality: 'drawn' });
    const dice = all('span').filter(({ props }) => props.className === 'throw-die');
    const touches = dice.flatMap(({ animate }) => {
      const [[keyframes, { delay, duration }]] = animate.mock.calls as unknown as [
        [{ offset: number; transform?: string }[], { delay: number; duration: number }],
      ];
      const landings = keyframes.filter(({ transform }) => transform?.includes('translate(0, 0)') === true);
      return landings.map(({ offset }, nth) => ({
        at: delay + duration * offset,
        strength: nth === 0 ? 0.7 : 0.25,
      }));
    });
    expect(touches).toHaveLength(4);
    expect(sound.play.mock.calls).toEqual([
      [{ kind: 'throw', hits: touches.toSorted((one, other) => one.at - other.at) }],
    ]);
  });

  test.each([
    ['solid', false],
    ['always', true],
  ] as const)('a throw of 3D dice (%s) gets everything that it needs', async (quality, always) => {
    const { play, stop } = solid();
    const { page, onDone, sound } = await thrown({ quality, numerals: true, suspense: 70 }).then((page) => ({
      page,
      ...page,
    }));
    expect(vi.mocked(solidThrows).mock.calls).toEqual([[always]]);
    const [, given] = play.mock.calls[0] ?? expect.fail();
    expect(given).toMatchObject({
      faces: [5, 1],
      seed: 'a',
      from: '[data-score-of="2"]',
      numerals: true,
      suspense: 70,
    });
    expectLines(
      page.box,
      `
      ~⟨digit 3 locked⟩~
    `,
    );
    await act(async () => given.onHits([{ at: 1, strength: 2 }] as never));
    expect(sound.play.mock.calls).toEqual([[{ kind: 'throw', hits: [{ at: 1, strength: 2 }] }]]);
    await act(async () => given.onRest(false as never));
    expect([onDone.mock.calls.length, vi.mocked(giveUpSolidThrows).mock.calls.length]).toEqual([1, 0]);
    await page.show(null);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('3D dice come to rest in the same row as drawn dice', async () => {
    /** Returns the classes that lay out the row, from the layer to the place of each die. */
    const layout = async (quality: 'solid' | 'drawn') => {
      if (quality === 'solid') solid();
      const page = await thrown({ quality });
      return page
        .all('span')
        .flatMap(({ props: { className } }) =>
          /^throw(-row|-cell)?$/.test(String(className)) ? [className] : [],
        );
    };
    const row = ['throw', 'throw-row', 'throw-cell', 'throw-cell', 'throw-cell'];
    expect([await layout('solid'), await layout('drawn')]).toEqual([row, row]);
  });

  test('after a throw of 3D dice has stuttered, it ends, and dice are drawn in 2D', async () => {
    const { play } = solid();
    const { onDone } = await thrown();
    await act(async () => play.mock.calls[0]?.[1].onRest(true as never));
    expect([onDone.mock.calls.length, vi.mocked(giveUpSolidThrows).mock.calls.length]).toEqual([1, 1]);
  });

  test('a throw ends only once, whether it is skipped, comes to rest, or takes too long', async () => {
    const { play } = solid();
    const { onDone, sound } = await thrown();
    await pass(1);
    await tellWindow('pointerdown', { timeStamp: performance.now() });
    expect([onDone.mock.calls.length, sound.stop.mock.calls.length]).toEqual([1, 1]);
    await act(async () => play.mock.calls[0]?.[1].onRest(false as never));
    await pass(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a throw that never comes to rest ends after some time, later with suspense, and not at all once it is removed', async () => {
    solid();
    const lasts = async (suspense: number) => {
      const { onDone } = await thrown({ suspense });
      const start = performance.now();
      while (onDone.mock.calls.length === 0) await pass(50);
      return performance.now() - start;
    };
    const usual = await lasts(0);
    expect([usual < 5000, (await lasts(100)) - usual]).toEqual([true, 100]);
    const { show, onDone } = await thrown();
    await show(null);
    await pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ['not-loaded', 'solid', [[false]]],
    ['not-loaded', 'always', [[true]]],
    ['slow', 'solid', []],
    ['no-webgl', 'solid', []],
  ] as const)('a 2D throw, used because 3D is %s (%s), then loads 3D: %j', async (why, quality, loads) => {
    vi.mocked(solidThrows).mockReturnValue(why);
    const { onDone } = await thrown({ quality });
    expect([onDone.mock.calls, vi.mocked(preloadThrows).mock.calls]).toEqual([[], []]);
    await frames.draw(performance.now() + 5000);
    expect([onDone.mock.calls.length, vi.mocked(preloadThrows).mock.calls]).toEqual([1, loads]);
  });

  test('a throw that begins before the last one is over replaces it', async () => {
    const { play, stop } = solid();
    const page = await thrown();
    await page.show(page.part({ seed: 'b', row: [row[1]] }));
    expect([stop.mock.calls.length, play.mock.calls.at(-1)?.[1]]).toEqual([
      1,
      expect.objectContaining({ faces: [5], seed: 'b' }),
    ]);
  });
});
