import * as z from 'zod/mini';
import { numberBetween } from './shapes.ts';

/** Positions of dice on the table: 0-based, in any order, none twice. */
export type Positions = readonly number[];

/** A schema for positions among `dice` dice. */
export const positionsSchema = (dice: number): z.ZodMiniType<number[]> =>
  z
    .array(numberBetween(0, dice - 1))
    .check(
      z.refine((positions) => new Set(positions).size === positions.length, { params: { problem: 'twice' } }),
    );

export const rising = (positions: Positions): number[] => [...positions].sort((a, b) => a - b);

export const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

/** Every subset, the empty one included, in a fixed order. */
export function subsetsOf(positions: Positions): number[][] {
  return Array.from({ length: 2 ** positions.length }, (_, mask) =>
    positions.filter((_position, bit) => (mask >> bit) % 2 === 1),
  );
}

/** The values at the given positions; positions out of range are left out. */
export function pick<Value>(values: readonly Value[], positions: Positions): Value[] {
  return positions.map((position) => values[position]).filter((value) => value !== undefined);
}
