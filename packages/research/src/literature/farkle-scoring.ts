import type { Face } from '@dicehall/engine';
import { compileScoring, type ScoringTable, type Take } from '@dicehall/strategy/solvers';

/** The scores of a game of the Farkle family, in points. A single 1 is worth 100 and a single 5 is worth 50 in all of them. */
export interface FarkleScores {
  /** The factors for 4, 5 or 6 equal dice, applied to three of a kind (100 times the face, 1,000 for 1s). */
  readonly kinds: readonly [four: number, five: number, six: number];
  /** The points of one of each face with six dice; 0 if it does not score. `threePairs` and `nothing` likewise. */
  readonly straight: number;
  readonly threePairs: number;
  /** Whether four of a kind and a pair count as three pairs. */
  readonly fourIsTwoPairs: boolean;
  /** The points of six dice that score nothing else; they may be rolled again. */
  readonly nothing: number;
}

/** The rules of Busche and Neller, 2017: only singles and triples. */
export const minimalFarkle: FarkleScores = {
  kinds: [0, 0, 0],
  straight: 0,
  threePairs: 0,
  fourIsTwoPairs: false,
  nothing: 0,
};

/** The rules of Busche, 2010. */
export const zilch: FarkleScores = {
  kinds: [2, 4, 8],
  straight: 1500,
  threePairs: 1500,
  fourIsTwoPairs: true,
  nothing: 500,
};

/** @returns the points of `count` dice of one face that are kept together; 0 if they cannot be kept */
function pointsOf({ kinds }: FarkleScores, face: Face, count: number): number {
  const singles = face === 1 ? count * 100 : face === 5 ? count * 50 : 0;
  if (count < 3) return singles;
  const triple = face === 1 ? 1000 : face * 100;
  const alone = count - 3 === 0 || singles > 0 ? triple + (singles / count) * (count - 3) : 0;
  const kind = triple * (count === 3 ? 1 : kinds[count - 4]);
  return Math.max(kind, alone, count === 6 ? 2 * triple : 0);
}

function specialTakes(scores: FarkleScores, counts: readonly number[]): number[] {
  const straight = counts.every((count) => count === 1) ? scores.straight : 0;
  const pairs = counts.filter((count) => count === 2).length;
  const four = counts.includes(4) && pairs === 1;
  return [straight, pairs === 3 || (four && scores.fourIsTwoPairs) ? scores.threePairs : 0].filter(
    (points) => points > 0,
  );
}

/** The scoring table of such a game with six dice, in units of 50 points. */
export function farkleScoring(scores: FarkleScores): ScoringTable {
  return compileScoring(6, 50, (dice) => {
    const counts = ([1, 2, 3, 4, 5, 6] as const).map((face) => dice.filter((die) => die === face).length);
    let takes: Take[] = [{ score: 0, left: dice.length }];
    counts.forEach((count, index) => {
      takes = takes.flatMap(({ score, left }) => {
        const more = Array.from({ length: count }, (_, kept) => ({
          points: pointsOf(scores, (index + 1) as Face, kept + 1),
          kept: kept + 1,
        }));
        const scoring = more.filter(({ points }) => points > 0);
        return [
          { score, left },
          ...scoring.map(({ points, kept }) => ({ score: score + points, left: left - kept })),
        ];
      });
    });
    const special = dice.length === 6 ? specialTakes(scores, counts) : [];
    const found = [
      ...takes.filter(({ score }) => score > 0),
      ...special.map((score) => ({ score, left: 0 })),
    ];
    if (found.length === 0 && dice.length === 6 && scores.nothing > 0)
      return [{ score: scores.nothing, left: 6 }];
    return found.map(({ score, left }) => ({ score, left: left || 6 }));
  });
}
