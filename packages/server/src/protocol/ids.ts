import { z } from 'zod';
import { wordsOf } from './text.ts';

/** A table: 16 letters and digits. Knowing it is what a link to a table gives. */
export const tableIdSchema = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/)
  .meta({ description: 'A table' });

/** A short code that people can read out to each other: five letters and digits without I, L, O and U. */
export const tableCodeSchema = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{5}$/)
  .meta({ description: 'The short code of a table' });

/** A person: 16 letters and digits. */
export const personIdSchema = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/)
  .meta({ description: 'A person' });

/** What a person is called: 1 to 40 characters that can be seen, no blanks at the ends. */
export const nameSchema = wordsOf('a name', 40)
  .refine((name) => name === name.trim(), { message: 'a name has no blanks at its ends' })
  .meta({ description: '1 to 40 characters' });

/** A token: 16 letters and digits; its secret is another matter. */
export const tokenIdSchema = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/)
  .meta({ description: 'A token' });

export const seatSchema = z.int().min(0).max(11).meta({ description: 'A seat: 0-based, in seating order' });

/** A moment, as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime().meta({ description: 'A moment, ISO 8601 in UTC' });
