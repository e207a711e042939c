import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepAwake } from '../src/room/keep-awake.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A page that a test can show and hide, and whose listeners it calls. */
function openPage() {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  return page;
}

describe('a browser with a wake lock keeps the screen on', () => {
  const opened = (answer: () => Promise<object>) => {
    const page = openPage();
    const request = vi.fn(answer);
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const turn = async (visibilityState: string) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
      await settled();
    };
    return { request, turn };
  };

  test('a wake lock is requested each time the page becomes visible, until the end', async () => {
    const release = vi.fn();
    const { request, turn } = opened(async () => ({ release }));
    const stop = keepAwake();
    await settled();
    expect(request.mock.calls).toEqual([['screen']]);
    await turn('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    await turn('visible');
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 0]);
    stop();
    expect(release).toHaveBeenCalledTimes(1);
    await turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('a wake lock that is granted after the end is released', async () => {
    const release = vi.fn();
    const { request } = opened(async () => ({ release }));
    keepAwake()();
    await settled();
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
  });

  test('a refused wake lock is requested again when the page becomes visible again', async () => {
    const { request, turn } = opened(() => Promise.reject(new Error('no')));
    const stop = keepAwake();
    await turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('a browser without a wake lock plays a video to keep the screen on', () => {
  /** A canvas whose frames count only if something was drawn, and a recorder of these frames. */
  const opened = () => {
    const page = openPage();
    const [frames, play, drawn] = [[] as string[], vi.fn(async () => {}), vi.fn()];
    const context = { fillStyle: '', fillRect: () => void frames.push(context.fillStyle) };
    const video = { style: {}, dataset: {}, src: '', play, remove: vi.fn() };
    const canvas = { getContext: () => context, captureStream: () => 'stream' };
    const append = vi.fn();
    Object.assign(page, {
      createElement: (tag: string) => (tag === 'video' ? video : canvas),
      body: { append },
    });
    class Recorder extends EventTarget {
      readonly mimeType = 'video/webm';
      ondataavailable = (_: object) => {};
      readonly start = drawn;
      readonly stop = () => {
        this.ondataavailable({ data: new Blob(frames) });
        this.dispatchEvent(new Event('stop'));
      };
    }
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { MediaRecorder: Recorder });
    vi.stubGlobal('MediaRecorder', Recorder);
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:silence');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    return { page, frames, video, append, made, revoked };
  };

  test('without a wake lock, a silent video plays in a loop, and starts again after each tap or key press, until the end', async () => {
    const { page, frames, video, append, made, revoked } = opened();
    const stop = keepAwake();
    await vi.advanceTimersByTimeAsync(1499);
    expect(append).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(video).toMatchObject({ src: 'blob:silence', loop: true, muted: true, playsInline: true });
    expect(append.mock.calls).toEqual([[video]]);
    expect(frames.length).toBeGreaterThan(2);
    const [[recorded]] = made.mock.calls as [[Blob]];
    expect([recorded.type, recorded.size > 0]).toEqual(['video/webm', true]);
    // From now on, nothing is drawn.
    const { length } = frames;
    await vi.advanceTimersByTimeAsync(2000);
    expect(frames.length).toBe(length);
    for (const [nth, event] of ['pointerdown', 'keydown', 'visibilitychange'].entries()) {
      page.dispatchEvent(new Event(event));
      expect(video.play).toHaveBeenCalledTimes(nth + 2);
    }
    stop();
    page.dispatchEvent(new Event('pointerdown'));
    expect(video.play).toHaveBeenCalledTimes(4);
    expect([video.remove.mock.calls.length, revoked.mock.calls]).toEqual([1, [['blob:silence']]]);
    made.mockRestore();
    revoked.mockRestore();
  });

  test('no video plays if the end comes before the video has been recorded', async () => {
    const { append, made, revoked } = opened();
    keepAwake()();
    await vi.advanceTimersByTimeAsync(3000);
    expect(append).not.toHaveBeenCalled();
    made.mockRestore();
    revoked.mockRestore();
  });
});
