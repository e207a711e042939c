import type { Face } from './face.ts';
import { listOf, numberBetween, type Schema, withoutRepeats } from './schema.ts';

/** Indices of dice on the table: 0-based, in any order, without duplicates. */
export type Positions = readonly number[];

export const positionsSchema = (dice: number): Schema<Positions> =>
  withoutRepeats(listOf(numberBetween(0, dice - 1)));

export const rising = (positions: Positions): number[] => [...positions].sort((a, b) => a - b);

export const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

/** Returns every subset, including the empty one, in a fixed order. */
export function subsetsOf(positions: Positions): number[][] {
  return Array.from({ length: 2 ** positions.length }, (_, mask) =>
    positions.filter((_position, bit) => (mask >> bit) % 2 === 1),
  );
}

/** Returns the values at the given positions. Positions out of range are ignored. */
export function pick<Value>(values: readonly Value[], positions: Positions): Value[] {
  return positions.map((position) => values[position]).filter((value) => value !== undefined);
}

/** Returns the faces of the dice at the given positions, sorted. */
export const facesAt = (dice: readonly Face[], positions: Positions): Face[] => pick(dice, positions).sort();
