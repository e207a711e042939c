import { countFaces, type Face, type FaceCounts } from '../../core/index.ts';
import type { ThreePairs } from './options.ts';

const straightScore = 1500;
const threePairsScore = 1500;

/** What the dice of one face are worth read face by face; 0 where they do not score. */
export function faceScore(face: number, count: number): number {
  if (count >= 3) return (face === 1 ? 1000 : face * 100) * (count - 2);
  if (face === 1) return count * 100;
  return face === 5 ? count * 50 : 0;
}

function isThreePairs(counts: FaceCounts, threePairs: ThreePairs): boolean {
  return counts.every((count) => (threePairs === 'any' ? count % 2 === 0 : count === 0 || count === 2));
}

/** What six dice are worth taken together: one of each face, or three pairs; 0 where they are neither. */
function wholeScore(counts: FaceCounts, threePairs: ThreePairs): number {
  if (counts.slice(1).every((count) => count === 1)) return straightScore;
  return isThreePairs(counts, threePairs) ? threePairsScore : 0;
}

function readings(dice: readonly Face[], threePairs: ThreePairs) {
  const counts = countFaces(dice);
  let score = 0;
  let everyDieScores = true;
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] ?? 0;
    const worth = faceScore(face, count);
    score += worth;
    if (count > 0 && worth === 0) everyDieScores = false;
  }
  return { faceByFace: score, everyDieScores, whole: dice.length === 6 ? wholeScore(counts, threePairs) : 0 };
}

/** What a kept set of one roll's dice is worth in its best reading; 0 when a die of it does not score. */
export function scoreKeep(kept: readonly Face[], threePairs: ThreePairs): number {
  const { faceByFace, everyDieScores, whole } = readings(kept, threePairs);
  return Math.max(everyDieScores ? faceByFace : 0, whole);
}

/** The most that a roll can score, over everything that can be kept of it; 0 when nothing scores. */
export function mostOf(rolled: readonly Face[], threePairs: ThreePairs): number {
  const { faceByFace, whole } = readings(rolled, threePairs);
  return Math.max(faceByFace, whole);
}

/** Whether six dice are worth more together than face by face. */
export function scoresWhole(rolled: readonly Face[], threePairs: ThreePairs): boolean {
  const { faceByFace, whole } = readings(rolled, threePairs);
  return whole > faceByFace;
}
