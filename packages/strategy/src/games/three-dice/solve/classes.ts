import { type Face, isNice, kindOf, pointsOf, type RollKind, rollsOf, tripleAdds } from '@dicehall/engine';
import { indexAmong, throwsOf } from '../../../outcomes/throws.ts';

/** One of the 56 different rolls of three dice, regardless of their order. */
export interface RollClass {
  /** The faces in ascending order. */
  readonly faces: readonly Face[];
  readonly points: number;
  /** The kind of the roll: in general, and directly after the previous player's stairs. */
  readonly kinds: readonly [RollKind, RollKind];
  /** How much three of a kind adds to the penalty; 0 for other rolls. */
  readonly adds: number;
}

export interface HeldDice {
  readonly faces: readonly Face[];
  readonly outcomes: Uint8Array;
  readonly chances: Float64Array;
}

const multisets = (size: number): (readonly Face[])[] => throwsOf(size).map(({ dice }) => dice);

function classOf(dice: readonly Face[]): RollClass {
  const kinds = [kindOf(dice, false), kindOf(dice, true)] as const;
  const adds = kinds[0] === 'three-of-a-kind' ? tripleAdds(dice[0]) : 0;
  return { faces: dice, points: pointsOf(dice), kinds, adds };
}

/** All different rolls of three dice, in a fixed order. */
export const rollClasses: readonly RollClass[] = multisets(3).map(classOf);

/** The index in `rollClasses` of three dice in any order. */
export const rollIndex = indexAmong(rollClasses.map((roll) => roll.faces));

function heldDice(held: readonly Face[]): HeldDice {
  const chances = new Map<number, number>();
  const falls = rollsOf(3 - held.length);
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

/** All sets of dice that can be held: first no die, then one die, then two. */
export const holds: readonly HeldDice[] = [0, 1, 2].flatMap((size) => multisets(size)).map(heldDice);

/** The index in `holds` of up to two dice in any order. */
export const holdIndex = indexAmong(holds.map((held) => held.faces));

/** The indexes in `holds` of the sets that each roll contains, without duplicates. Holding no dice comes first. */
export const holdsOf: readonly (readonly number[])[] = rollClasses.map(({ faces: dice }) => [
  ...new Set(
    [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]].map((positions) =>
      holdIndex(positions.map((position) => dice[position])),
    ),
  ),
]);

/** All points that a player can end a turn with, in ascending order. */
export const pointLevels: readonly number[] = [
  ...new Set(rollClasses.flatMap(({ kinds, points }) => (isNice(kinds[0]) ? [] : [points]))),
].sort((a, b) => a - b);
