import type { HiddenPairsOptions } from '@dicehall/engine';
import type { SolutionOf } from '../../../../files/solution-file.ts';
import { type SolutionFiles, shippedFile } from '../../../../values/obtain.ts';

export const shippedMatchName = 'hidden-pairs-2-match.solution';

/** The maximum number of turns of a match that is solved as a whole. */
const mostTurns = 3;

/** Returns the name of the solution file for all matches of up to `mostTurns` turns. */
export const matchFileOf = (luckyDice: HiddenPairsOptions['luckyDice']): SolutionOf => ({
  game: 'hidden-pairs',
  options: { luckyDice },
  seats: 2,
});

export async function shippedMatchFile(
  { luckyDice, turns }: HiddenPairsOptions,
  files?: SolutionFiles,
): Promise<Uint8Array | null> {
  return turns > mostTurns ? null : shippedFile(matchFileOf(luckyDice), files, shippedMatchName);
}
