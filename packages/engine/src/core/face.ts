/** The faces of a die. */
export const faces = [1, 2, 3, 4, 5, 6] as const;

/** What one die shows. */
export type Face = (typeof faces)[number];

/** How many dice show each face; index 0 is not used. */
export type FaceCounts = readonly number[];

/** Counts the faces of some dice. */
export function countFaces(dice: readonly Face[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** The sum of what some dice show. */
export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const face of dice) sum += face;
  return sum;
}
