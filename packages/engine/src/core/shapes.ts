import * as z from 'zod/mini';

/*
 * These schemas report every violation with the whole allowed range, so that a value of the wrong type and one out of range
 * get the same sentence.
 */

/** Counts code points: an astral symbol is one character, not two. */
const characters = (text: string): number => [...text].length;

export const textOf = (min: number, max: number): z.ZodMiniType<string> =>
  z.custom<string>(
    (value) => typeof value === 'string' && characters(value) >= min && characters(value) <= max,
    { params: { problem: 'text-length', min, max } },
  );

/** A number from `min` to `max`, in steps counted from `min`. */
export const numberBetween = (min: number, max: number, step = 1): z.ZodMiniType<number> =>
  z.custom<number>(
    (value) => typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0,
    { params: { problem: 'number-range', min, max, step } },
  );

/** The number of a seat. It does not check that the match has such a seat. */
export const seatNumber: z.ZodMiniType<number> = z.custom<number>(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  { params: { problem: 'too-small', min: 0 } },
);
