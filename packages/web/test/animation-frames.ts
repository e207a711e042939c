import { act } from 'react';
import { vi } from 'vitest';

/** Stubs the animation frames of a browser, which come when a test says so. */
export function stubFrames() {
  const waiting = new Map<number, (now: number) => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    last += 1;
    waiting.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (one: number) => void waiting.delete(one));
  return {
    /** The number of frames that are awaited. */
    count: () => waiting.size,
    draw: (now: number) =>
      act(async () => {
        const due = [...waiting.values()];
        waiting.clear();
        for (const run of due) run(now);
      }),
  };
}
