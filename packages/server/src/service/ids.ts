import { randomBytes, randomInt } from 'node:crypto';

/** The digits of the encoding called Crockford's base 32. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/**
 * The alphabet of codes that people read and type. It has no 0, 1, 2, 5, 8, B, I, L, O, S, U or Z, because these look
 * like other characters.
 */
const clearAlphabet = '34679ACDEFGHJKMNPQRTVWXY';

/** Returns an unpredictable random number in [0, 1), for bots. */
export const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');

export const newId = (): string => randomText(16);
const clearText = (length: number): string =>
  Array.from({ length }, () => clearAlphabet[randomInt(clearAlphabet.length)]).join('');

/** Returns a new short code for a table, which is easy to read aloud. */
export const newCode = (): string => clearText(5);
export const newSheetCode = (): string => clearText(6);
