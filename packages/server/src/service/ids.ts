import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no two characters look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** An unpredictable random number in [0, 1), for bots. */
export const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');

export const newId = (): string => randomText(16);
/** The short code of a table, for people to read out. */
export const newCode = (): string => randomText(5).toUpperCase();
/** The short code of a score sheet. */
export const newSheetCode = (): string => randomText(6).toUpperCase();
