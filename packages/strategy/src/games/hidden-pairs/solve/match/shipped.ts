import type { HiddenPairsOptions } from '@dicehall/engine';
import type { SolutionFiles } from '../../../../files/shipped.ts';
import { readMatch } from './file.ts';
import type { MatchPolicy } from './policy.ts';
import { shippedMatchFile } from './shipped-file.ts';

/** The solved match that comes with the program; null where there is none, or its file is damaged. */
export async function shippedMatch(
  options: HiddenPairsOptions,
  files?: SolutionFiles,
): Promise<MatchPolicy | null> {
  const bytes = await shippedMatchFile(options, files);
  const match = bytes === null ? null : readMatch(bytes, options.luckyDice);
  return match?.ok ? match.value : null;
}
