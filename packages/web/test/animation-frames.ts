import { act } from 'react';
import { vi } from 'vitest';

/** Stubs the animation frames of a browser. A test decides when they come. */
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
    /** Returns the number of requested frames that have not come yet. */
    count: () => waiting.size,
    draw: (now: number) =>
      act(async () => {
        const due = [...waiting.values()];
        waiting.clear();
        for (const run of due) run(now);
      }),
  };
}
