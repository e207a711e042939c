import { type Face, faces } from '@dicehall/engine';
import { cached } from '../cached.ts';

/** The faces of a throw, regardless of their order. */
export interface Throw {
  /** The faces in ascending order. */
  readonly dice: readonly Face[];
  /** The number of ordered throws, out of 6^n, with these faces. */
  readonly ways: number;
}

/**
 * Returns the number of orders of some dice.
 * @param dice in ascending order
 */
function orders(dice: readonly Face[]): number {
  let ways = 1;
  let run = 0;
  dice.forEach((face, index) => {
    run = face === dice[index - 1] ? run + 1 : 1;
    ways = (ways * (index + 1)) / run;
  });
  return ways;
}

/** Returns a key that ignores the order of the dice: four bits for the count of each face. */
export function facesKey(dice: readonly Face[]): number {
  let key = 0;
  for (const face of dice) key += 1 << (4 * (face - 1));
  return key;
}

/** Returns a function that finds the index of up to 15 dice, in any order, in a list of sets of dice. */
export function indexAmong(sets: readonly (readonly Face[])[]): (dice: readonly Face[]) => number {
  const byKey = new Map(sets.map((dice, index) => [facesKey(dice), index]));
  return (dice) => {
    const index = byKey.get(facesKey(dice));
    if (index === undefined) throw new RangeError(`Unexpected dice: ${dice.join(' ')}`);
    return index;
  };
}

/** Returns all throws of `count` dice, each multiset of faces once. Six dice have 462. */
export const throwsOf = cached(
  (count: number) => count,
  (count): readonly Throw[] => {
    let sets: Face[][] = [[]];
    for (let die = 0; die < count; die++) {
      sets = sets.flatMap((set) =>
        faces.filter((face) => face >= (set.at(-1) ?? 1)).map((face) => [...set, face]),
      );
    }
    return sets.map((dice) => ({ dice, ways: orders(dice) }));
  },
);
