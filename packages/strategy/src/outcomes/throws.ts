import { type Face, faces } from '@dicehall/engine';

/** A throw whose order does not matter: its faces in rising order, and how many of the 6^n ordered throws show them. */
export interface Throw {
  readonly dice: readonly Face[];
  readonly ways: number;
}

/** How many orders `dice`, in rising order, can be thrown in. */
function orders(dice: readonly Face[]): number {
  let ways = 1;
  let run = 0;
  dice.forEach((face, index) => {
    run = face === dice[index - 1] ? run + 1 : 1;
    ways = (ways * (index + 1)) / run;
  });
  return ways;
}

/** Every throw of `count` dice, each set of faces once; 462 of them for six dice. */
export function throwsOf(count: number): Throw[] {
  let sets: Face[][] = [[]];
  for (let die = 0; die < count; die++) {
    sets = sets.flatMap((set) =>
      faces.filter((face) => face >= (set.at(-1) ?? 1)).map((face) => [...set, face]),
    );
  }
  return sets.map((dice) => ({ dice, ways: orders(dice) }));
}
