import { isVisible } from '@dicehall/messages';
import { z } from 'zod';

/** Control characters, line ends, changes of writing direction, and lone surrogates. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Text that a person writes for others: a limited number of characters, at least one of them visible. */
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
