import { type Face, faces, isNice, kindOf, pointsOf, type RollKind, tripleAdds } from '@dicehall/engine';

/** One of the 56 things that three dice can show, order aside, and what the rules make of it. */
export interface RollClass {
  /** The faces in rising order. */
  readonly faces: readonly Face[];
  readonly points: number;
  /** What it is, and what it is right after stairs. */
  readonly kinds: readonly [RollKind, RollKind];
  /** What it adds to the penalty if it is three of a kind; else 0. */
  readonly adds: number;
}

/** Dice that are held while the others are thrown, and how likely each roll then comes. */
export interface HeldDice {
  readonly faces: readonly Face[];
  readonly outcomes: Uint8Array;
  readonly chances: Float64Array;
}

function multisets(size: number, from = 0): Face[][] {
  if (size === 0) return [[]];
  return faces
    .slice(from)
    .flatMap((face) => multisets(size - 1, face - 1).map((others): Face[] => [face, ...others]));
}

const keyOf = (dice: readonly Face[]): string => [...dice].sort((a, b) => a - b).join('');

function classOf(dice: readonly Face[]): RollClass {
  const kinds = [kindOf(dice, false), kindOf(dice, true)] as const;
  const adds = kinds[0] === 'three-of-a-kind' ? tripleAdds(dice[0]) : 0;
  return { faces: dice, points: pointsOf(dice), kinds, adds };
}

/** Every roll of three dice, in a fixed order. */
export const rollClasses: readonly RollClass[] = multisets(3).map(classOf);

const rollByKey = new Map(rollClasses.map((roll, index) => [keyOf(roll.faces), index]));

/** The index in `rollClasses` of three dice in any order. */
export function rollIndex(dice: readonly Face[]): number {
  const index = rollByKey.get(keyOf(dice));
  if (index === undefined) throw new RangeError(`Not three dice: ${dice.join(' ')}`);
  return index;
}

const throws = (dice: number): Face[][] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap((thrown) => faces.map((face) => [...thrown, face]));

function heldDice(held: readonly Face[]): HeldDice {
  const chances = new Map<number, number>();
  const falls = throws(3 - held.length);
  for (const fall of falls) {
    const roll = rollIndex([...held, ...fall]);
    chances.set(roll, (chances.get(roll) ?? 0) + 1 / falls.length);
  }
  return {
    faces: held,
    outcomes: Uint8Array.from(chances.keys()),
    chances: Float64Array.from(chances.values()),
  };
}

/** Everything that can be held for a throw: nothing first, then one die, then two. */
export const holds: readonly HeldDice[] = [0, 1, 2].flatMap((size) => multisets(size)).map(heldDice);

const holdByKey = new Map(holds.map((held, index) => [keyOf(held.faces), index]));

/** The index in `holds` of none to two dice in any order. */
export function holdIndex(dice: readonly Face[]): number {
  const index = holdByKey.get(keyOf(dice));
  if (index === undefined) throw new RangeError(`Not dice to hold: ${dice.join(' ')}`);
  return index;
}

/** For every roll, what can be held of it: each set of faces once, nothing first. */
export const holdsOf: readonly (readonly number[])[] = rollClasses.map(({ faces: dice }) => [
  ...new Set(
    [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]].map((positions) =>
      holdIndex(positions.map((position) => dice[position])),
    ),
  ),
]);

/** Every number of points that a player can be left with, rising. */
export const pointLevels: readonly number[] = [
  ...new Set(rollClasses.flatMap(({ kinds, points }) => (isNice(kinds[0]) ? [] : [points]))),
].sort((a, b) => a - b);
