import { isVisible } from '@dicehall/messages';
import { z } from 'zod';

/** Matches control characters, line ends, direction marks, and lone surrogates. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Text that a person writes for others. It has a limited number of characters, at least one of them visible. */
export const textOf = (what: string, max: number) =>
  z
    .string()
    .max(4 * max)
    .refine((text) => isVisible(text) && [...text].length <= max, {
      message: `${what} must have 1 to ${max} characters, at least one of them visible`,
    })
    .refine((text) => !forbidden.test(text), {
      message: `${what} must not contain control characters, line ends, changes of direction or lone surrogates`,
    });

const idOf = (what: string) =>
  z
    .string()
    .regex(/^[0-9a-hjkmnp-tv-z]{16}$/)
    .meta({ description: `The id of a ${what}` });

/** The id of a table: 16 letters and digits. It gives access to the table. */
export const tableIdSchema = idOf('table');

/** The short code of a table: five letters and digits without I, L, O and U, which is easy to read aloud. */
export const tableCodeSchema = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{5}$/)
  .meta({ description: 'The short code of a table' });

export const personIdSchema = idOf('person');

/** The name of a person: 1 to 40 visible characters without leading or trailing spaces. */
export const nameSchema = textOf('a name', 40)
  .refine((name) => name === name.trim(), { message: 'a name must not start or end with a space' })
  .meta({ description: '1 to 40 characters' });

/** The id of a token. Unlike the token, it is not secret. */
export const tokenIdSchema = idOf('token');

export const seatSchema = z.int().min(0).max(11).meta({ description: 'A seat: 0-based, in seating order' });

export const timeSchema = z.iso.datetime().meta({ description: 'A time, ISO 8601 in UTC' });
