import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** The image of an empty embedded database, which `packages/tooling/empty-database.mjs` makes: PGlite needs seconds for it. */
export const emptyDatabaseFile = fileURLToPath(new URL('../data/empty-database.tar.br', import.meta.url));

/** @returns the image as PGlite's `loadDataDir` takes it */
export const emptyDatabase = (): Blob => new Blob([brotliDecompressSync(readFileSync(emptyDatabaseFile))]);
