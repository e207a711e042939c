import { countFaces, type Face, type FaceCounts } from '../../core/index.ts';
import type { ThreePairs } from './options.ts';

const straightScore = 1500;
const threePairsScore = 1500;

/** The score of dice of one face, counted face by face; 0 if they do not score. */
export function faceScore(face: number, count: number): number {
  if (count >= 3) return (face === 1 ? 1000 : face * 100) * (count - 2);
  if (face === 1) return count * 100;
  return face === 5 ? count * 50 : 0;
}

function isThreePairs(counts: FaceCounts, threePairs: ThreePairs): boolean {
  return counts.every((count) => (threePairs === 'any' ? count % 2 === 0 : count === 0 || count === 2));
}

/** The score of six dice taken together, as one of each face or three pairs; 0 if they are neither. */
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

/** The highest score of a kept set of dice of one roll; 0 if one of them does not score. */
export function scoreKeep(kept: readonly Face[], threePairs: ThreePairs): number {
  const { faceByFace, everyDieScores, whole } = readings(kept, threePairs);
  return Math.max(everyDieScores ? faceByFace : 0, whole);
}

/** The highest score of any set that can be kept of a roll; 0 if nothing scores. */
export function mostOf(rolled: readonly Face[], threePairs: ThreePairs): number {
  const { faceByFace, whole } = readings(rolled, threePairs);
  return Math.max(faceByFace, whole);
}

/** Whether six dice score more together than face by face. */
export function scoresWhole(rolled: readonly Face[], threePairs: ThreePairs): boolean {
  const { faceByFace, whole } = readings(rolled, threePairs);
  return whole > faceByFace;
}
