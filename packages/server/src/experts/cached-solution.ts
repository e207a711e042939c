import { setImmediate } from 'node:timers/promises';
import type { ExpertTable } from './expert-table.ts';
import type { SolutionCache } from './solution-cache.ts';

/** Receives errors of the cache. The expert is made nevertheless. */
export type OnError = (error: unknown) => void;

/** How long to work before yielding to the event loop, in milliseconds. */
const slice = 20;

export async function runSolver<Solution>(solving: Generator<unknown, Solution>): Promise<Solution> {
  let yieldedAt = performance.now();
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() - yieldedAt < slice) continue;
    await setImmediate();
    yieldedAt = performance.now();
  }
}

export const cachedFile = (
  cache: SolutionCache,
  of: ExpertTable,
  onError: OnError,
): Promise<Uint8Array | null> =>
  cache.find(of).catch((error: unknown) => {
    onError(error);
    return null;
  });
