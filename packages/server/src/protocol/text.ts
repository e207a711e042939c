import { isVisible } from '@dicehall/messages';
import { z } from 'zod';

/** What would change how the words around it are shown, or cannot be kept: controls, line ends, turns of the writing direction, halves of characters. */
const disturbing = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Words that somebody writes for others to read: so many characters, something of them to be seen. */
export const wordsOf = (what: string, most: number) =>
  z
    .string()
    .max(4 * most)
    .refine((text) => isVisible(text) && [...text].length <= most, {
      message: `${what} has 1 to ${most} characters, some of them to be seen`,
    })
    .refine((text) => !disturbing.test(text), {
      message: `${what} has no control characters, line ends, turns of direction or halves of characters`,
    });
