import { gameOf } from '@dicehall/engine';
import { type Limit, openValues, type ValuedMatch, type Values } from '@dicehall/strategy';
import { solutionFiles } from './fetch-solution.ts';

/** Milliseconds between two reports: a file arrives in more parts than a slow device can show. */
const newsEvery = 60;

/**
 * Opens the values of a match in this worker, from the files of the page where there are any.
 * @param onShare hears how much is done, 0 to 1
 * @param isWanted asked after each slice of work; false ends it
 * @returns null where it was ended
 */
export function openHere(
  { game, options, seats }: ValuedMatch,
  onShare: (share: number) => void,
  isWanted: () => boolean = () => true,
  limit?: Limit,
): Promise<Values | null> {
  let reported = performance.now();
  const report = (share: number) => {
    if (performance.now() - reported < newsEvery) return;
    reported = performance.now();
    onShare(share);
  };
  return openValues(gameOf(game), options, seats, {
    files: solutionFiles(report),
    async progress(share) {
      report(share);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    shouldStop: () => !isWanted(),
    ...(limit !== undefined && { limit }),
  });
}
