import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The image of an empty embedded database (`packages/tooling/empty-database.mjs`). Creating one with PGlite takes
 * seconds.
 */
export const emptyDatabaseFile = fileURLToPath(new URL('../data/empty-database.tar.br', import.meta.url));

/**
 * Unpacks the image.
 * @returns a blob in the form that PGlite's `loadDataDir` expects
 */
export const emptyDatabase = (): Blob => new Blob([brotliDecompressSync(readFileSync(emptyDatabaseFile))]);

/**
 * Reads the table of characters that look alike (`tools/confusables.mjs`). Each line has a prototype (its characters
 * joined by `+`) and the characters that look like it, in hexadecimal.
 */
export const confusables = (): string[] =>
  readFileSync(new URL('../data/confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
