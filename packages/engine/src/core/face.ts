export const faces = [1, 2, 3, 4, 5, 6] as const;

export type Face = (typeof faces)[number];

/** The number of dice that show each face, indexed by face; index 0 is unused. */
export type FaceCounts = readonly number[];

export function countFaces(dice: readonly Face[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const face of dice) sum += face;
  return sum;
}

/** Returns every roll of `count` dice, in rising order. Every order of the same faces is a roll of its own. */
export const rollsOf = (count: number): Face[][] =>
  count === 0 ? [[]] : rollsOf(count - 1).flatMap((roll) => faces.map((face) => [...roll, face]));
