import { randomBytes } from 'node:crypto';

/** Crockford's letters and digits: none is taken for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random letters and digits, five bits each. */
const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte & 31]).join('');

/** An id of a table or a person: 80 random bits. */
export const newId = (): string => randomText(16);
/** A short code of a table, for people to read out. */
export const newCode = (): string => randomText(5).toUpperCase();
/** A client seed for somebody who does not choose one. */
export const newClientSeed = (): string => randomText(20);
