import { createHash } from 'node:crypto';
import fc from 'fast-check';

/**
 * The seed of all random numbers of a test run. It is fixed in quick runs and drawn at random for the whole run
 * (`vitest.config.ts`).
 */
export const runSeed = process.env.DICEHALL_SEED ?? '1';

/**
 * Returns a separate seed for each name. It depends only on the name and on the seed of the run, not on which other
 * tests run.
 */
export const seedOf = (name: string): number =>
  createHash('sha256').update(`${runSeed} ${name}`).digest().readInt32LE();

fc.configureGlobal({ seed: seedOf('properties') });
