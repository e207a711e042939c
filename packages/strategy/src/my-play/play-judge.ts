import type { Setup } from '@dicehall/engine';
import type { SolutionFiles } from '../files/shipped.ts';
import { isSolvedSoon, type Judge, solveJudge } from '../review/index.ts';
import type { Solving } from '../solve/progress.ts';

/**
 * Solves what My play judges the matches of a set-up by.
 * @param files where the solutions that come with the program are
 * @returns null where there are no exact values, or they take longer than seconds
 */
export async function solvePlayJudge(setup: Setup, files?: SolutionFiles): Promise<Solving<Judge> | null> {
  return isSolvedSoon(setup) ? solveJudge(setup, files) : null;
}
