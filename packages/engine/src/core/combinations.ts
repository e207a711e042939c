import { type Face, faces } from './face.ts';

/** The allowed values of the option for four or more dice of one face. */
export const moreOfAKind = ['add', 'double', 'fixed', 'thousand', 'faces', 'none'] as const;

/** The points of every combination under the current options; 0 for a combination that does not score. */
export interface ScoringOptions {
  readonly dice: number;
  readonly one: number;
  readonly five: number;
  readonly threeOnes: number;
  readonly more: (typeof moreOfAKind)[number];
  readonly threePairs: 'any' | 'distinct' | 'four-and-two';
  readonly threePairsPoints: number;
  readonly straight: number;
  readonly lowStraight: number;
  readonly highStraight: number;
  readonly twoTriplets: number;
  readonly fullHouse: number;
  /** The points of a roll of all dice in which nothing else scores. */
  readonly nothing: number;
}

export const scoringOptions: readonly (keyof ScoringOptions)[] = [
  'threePairs',
  'threePairsPoints',
  'dice',
  'one',
  'five',
  'threeOnes',
  'more',
  'straight',
  'lowStraight',
  'highStraight',
  'twoTriplets',
  'fullHouse',
  'nothing',
];

export type CombinationKind =
  | 'single'
  | 'same'
  | 'straight'
  | 'low-straight'
  | 'high-straight'
  | 'pairs'
  | 'four-and-two'
  | 'triplets'
  | 'full-house'
  | 'nothing';

/** Dice of one roll that score together, such as a triple or a straight. */
export interface Combination {
  readonly kind: CombinationKind;
  readonly dice: readonly Face[];
  readonly points: number;
}

const same = (face: Face, count: number): Face[] => Array.from({ length: count }, () => face);

/** Returns the points of three or more dice with the same face; 0 if they do not score. */
export function sameScore({ threeOnes, more }: ScoringOptions, face: Face, count: number): number {
  const triple = face === 1 ? threeOnes : face * 100;
  if (count === 3) return triple;
  switch (more) {
    case 'add':
      return triple * (count - 2);
    case 'double':
      return triple * 2 ** (count - 3);
    case 'fixed':
      return 1000 * (count - 3);
    case 'thousand':
      return triple + 1000 * (count - 3);
    case 'faces':
      return count === 6 ? 1000 * face : triple * 2 ** (count - 3);
    case 'none':
      return 0;
  }
}

/** Returns every set of `count` different faces. */
function faceSets(count: number): Face[][] {
  if (count === 0) return [[]];
  return faceSets(count - 1).flatMap((set) =>
    faces.filter((face) => face > (set.at(-1) ?? 0)).map((face) => [...set, face]),
  );
}

const facePairs = faces.flatMap((first) =>
  faces.filter((second) => second !== first).map((second) => [first, second] as const),
);

/**
 * Returns every combination that scores, the larger ones first, so that equal points use as few combinations as
 * possible.
 */
export function combinationsOf(options: ScoringOptions): Combination[] {
  const all: Combination[] = [];
  const add = (kind: CombinationKind, points: number, ...sets: readonly (readonly Face[])[]): void => {
    if (points > 0) all.push(...sets.map((dice) => ({ kind, dice, points })));
  };
  add('straight', options.straight, [1, 2, 3, 4, 5, 6]);
  add('triplets', options.twoTriplets, ...faceSets(2).map((set) => set.flatMap((face) => same(face, 3))));
  for (const face of faces) {
    for (const count of [3, 4, 5, 6]) add('same', sameScore(options, face, count), same(face, count));
  }
  const { threePairs, threePairsPoints } = options;
  add('pairs', threePairsPoints, ...faceSets(3).map((set) => set.flatMap((face) => same(face, 2))));
  if (threePairs !== 'distinct')
    add(
      'four-and-two',
      threePairsPoints,
      ...facePairs.map(([four, two]) => [...same(four, 4), ...same(two, 2)]),
    );
  if (threePairs === 'any') add('pairs', threePairsPoints, ...faces.map((face) => same(face, 6)));
  add('low-straight', options.lowStraight, [1, 2, 3, 4, 5]);
  add('high-straight', options.highStraight, [2, 3, 4, 5, 6]);
  add(
    'full-house',
    options.fullHouse,
    ...facePairs.map(([three, two]) => [...same(three, 3), ...same(two, 2)]),
  );
  add('single', options.one, [1]);
  add('single', options.five, [5]);
  return all.filter(({ dice }) => dice.length <= options.dice).sort((a, b) => b.dice.length - a.dice.length);
}
