import { isVisible } from '@dicehall/messages';
import { z } from 'zod';

/** Matches control characters, line ends, direction marks, and lone surrogates. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The text that explains a violation, as parameters of a check. */
export interface Violation {
  readonly key: 'server-form-visible' | 'server-form-characters' | 'server-form-spaces' | 'server-form-any';
  readonly values?: Readonly<Record<string, number | string>>;
}
export const violation = (key: Violation['key'], values: Violation['values'] = {}) => ({
  params: { key, values } satisfies Violation,
});

/** Text that a person writes for others. It has a limited number of characters, at least one of them visible. */
export const textOf = (max: number) =>
  z
    .string()
    .max(4 * max)
    .refine((text) => isVisible(text) && [...text].length <= max, violation('server-form-visible', { max }))
    .refine((text) => !forbidden.test(text), violation('server-form-characters'));

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

/** The name of a person: 1 to 40 characters, at least one of them visible, without leading or trailing spaces. */
export const nameSchema = textOf(40)
  .refine((name) => name === name.trim(), violation('server-form-spaces'))
  .meta({ description: '1 to 40 characters' });

/** The id of a token. Unlike the token, it is not secret. */
export const tokenIdSchema = idOf('token');

export const seatSchema = z.int().min(0).max(11).meta({ description: 'A seat: 0-based, in seating order' });

export const timeSchema = z.iso.datetime().meta({ description: 'A time, ISO 8601 in UTC' });
