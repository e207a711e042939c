import { countFaces, type Face } from '../../core/index.ts';

/** The score of one throw, in which every scoring die counts. */
export interface GreedScore {
  readonly score: number;
  readonly rest: number;
}

const tripleValue = (face: number): number => (face === 1 ? 1000 : face * 100);
const singleValue = (face: number): number => (face === 1 ? 100 : face === 5 ? 50 : 0);

/** Scores a throw of one to five dice: a triple first, then the remaining 1s and 5s. */
export function scoreGreed(dice: readonly Face[]): GreedScore {
  const counts = countFaces(dice);
  let score = 0;
  let rest = 0;
  for (let face = 1; face <= 6; face++) {
    let left = counts[face] ?? 0;
    if (left >= 3) {
      score += tripleValue(face);
      left -= 3;
    }
    if (singleValue(face) > 0) score += left * singleValue(face);
    else rest += left;
  }
  return { score, rest };
}
