import { type Face, pick, subsetsOf } from '../../core/index.ts';
import type { ThreePairs } from './options.ts';
import { scoreKeep } from './scoring.ts';

/** Dice that can be kept together, and what they are worth. */
export interface Keep {
  readonly keep: readonly Face[];
  readonly score: number;
}

const everyPosition = (dice: readonly unknown[]): number[] => dice.map((_, position) => position);

/** Every choice of positions of a throw that can be kept, in a fixed order. */
export const keptPositions = (thrown: readonly Face[], threePairs: ThreePairs): number[][] =>
  subsetsOf(everyPosition(thrown)).filter((positions) => scoreKeep(pick(thrown, positions), threePairs) > 0);

/** Every set of faces that can be kept of a throw, each once, the most points first. */
export function scoringKeeps(thrown: readonly Face[], threePairs: ThreePairs): Keep[] {
  const found = new Map<string, Keep>();
  for (const positions of keptPositions(thrown, threePairs)) {
    const keep = pick(thrown, positions).sort((a, b) => a - b);
    found.set(keep.join(''), { keep, score: scoreKeep(keep, threePairs) });
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.keep.length - b.keep.length);
}
