import type { SolutionFiles, Solving } from '@dicehall/strategy';
import { solutionFiles } from './fetch-solution.ts';

/** Milliseconds between two reports; between those of work, the worker hears no messages. */
const slice = 60;

/**
 * Solves something in this worker, from the files of the page where there are any.
 * @param onShare hears how much is done, 0 to 1
 * @param isWanted asked after each slice of work; false ends it
 * @returns null where there is nothing to solve, or it was ended
 */
export async function solveHere<Solved>(
  start: (files: SolutionFiles) => Promise<Solving<Solved> | null>,
  onShare: (share: number) => void,
  isWanted: () => boolean = () => true,
): Promise<Solved | null> {
  let reported = performance.now();
  const isDue = () => performance.now() - reported >= slice;
  // Each report renders the page: a file arrives in more parts than a slow device can show.
  const report = (share: number) => {
    if (!isDue()) return;
    reported = performance.now();
    onShare(share);
  };
  const solving = await start(solutionFiles(report));
  if (solving === null) return null;
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (!isDue()) continue;
    report(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (!isWanted()) return null;
    reported = performance.now();
  }
}
