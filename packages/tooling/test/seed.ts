import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** The seed of all random numbers of a test run: fixed in quick runs, drawn anew for the whole run (`vitest.config.ts`). */
export const runSeed = process.env.DICEHALL_SEED ?? '1';

/** A seed of its own for each name: the same in every run with the same seed, whichever other tests run. */
export const seedOf = (name: string): number =>
  createHash('sha256').update(`${runSeed} ${name}`).digest().readInt32LE();

fc.configureGlobal({ seed: seedOf('properties') });
