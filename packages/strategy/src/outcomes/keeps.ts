import { type Face, type Keep, scoringKeeps, type ThreePairs } from '@dicehall/engine';
import { cached } from '../cached.ts';

const sorted = (thrown: readonly Face[]): Face[] => thrown.toSorted((a, b) => a - b);

/** What can be kept of a throw of Ten Thousand; found once for each set of dice. */
export const keepsOfThrow = cached(
  (thrown: readonly Face[], threePairs: ThreePairs) => `${threePairs} ${sorted(thrown).join('')}`,
  (thrown, threePairs): readonly Keep[] => scoringKeeps(sorted(thrown), threePairs),
);
