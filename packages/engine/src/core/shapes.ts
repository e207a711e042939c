import * as z from 'zod/mini';

/*
 * What a schema here refuses, it refuses with all that is allowed: a value of the wrong type, too small and too big are
 * told in the same sentence.
 */

/** Characters as people count them: an astral symbol is one, not two. */
const characters = (text: string): number => [...text].length;

/** A schema for text of so many characters. */
export const textOf = (min: number, max: number): z.ZodMiniType<string> =>
  z.custom<string>(
    (value) => typeof value === 'string' && characters(value) >= min && characters(value) <= max,
    { params: { problem: 'text-length', min, max } },
  );

/** A schema for numbers from `min` to `max`, in steps counted from `min`. */
export const numberBetween = (min: number, max: number, step = 1): z.ZodMiniType<number> =>
  z.custom<number>(
    (value) => typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0,
    { params: { problem: 'number-range', min, max, step } },
  );

/** A schema for the number of a seat; whether there is such a seat is another matter. */
export const seatNumber: z.ZodMiniType<number> = z.custom<number>(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  { params: { problem: 'too-small', min: 0 } },
);
