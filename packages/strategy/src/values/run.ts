import type { Solving } from '../solve/progress.ts';
import type { Given } from './values.ts';

declare const performance: { now(): number };

/** Milliseconds of work between two pauses. */
const slice = 50;

/** Runs a solver to its end, with pauses. Null where it was stopped. */
export async function run<Solved>(
  solving: Solving<Solved>,
  { progress, shouldStop }: Pick<Given, 'progress' | 'shouldStop'> = {},
): Promise<Solved | null> {
  let from = performance.now();
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() - from < slice) continue;
    await progress?.(step.value);
    if (shouldStop?.() === true) return null;
    from = performance.now();
  }
}
