import type { HiddenPairsOptions } from '@dicehall/engine';
import { type SolutionFiles, shippedFile } from '../../../files/shipped.ts';
import { matchFileOf, readMatch } from './file.ts';
import type { MatchPolicy } from './policy.ts';

/** The name of the solved match that comes with the program. */
export const shippedMatchName = 'hidden-pairs-2-match.solution';

/** The most turns of a match that is solved. */
const mostTurns = 3;

/** The solved match that comes with the program; null where there is none, or its file is damaged. */
export async function shippedMatch(
  { luckyDice, turns }: HiddenPairsOptions,
  files?: SolutionFiles,
): Promise<MatchPolicy | null> {
  if (turns > mostTurns) return null;
  const bytes = await shippedFile(matchFileOf(luckyDice), files, shippedMatchName);
  const match = bytes === null ? null : readMatch(bytes, luckyDice);
  return match?.ok ? match.value : null;
}
