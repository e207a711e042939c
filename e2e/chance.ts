import { createHash, randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';

/** Decides all chance in the pages of a run: another each time, unless it is said which. */
export const seedOfRun = process.env.DICEHALL_SEED ?? String(randomInt(2 ** 32));

/** The chance of one test: the same in every run of a seed, whichever tests run beside it. */
export const chanceOf = (test: string): number =>
  createHash('sha256').update(`${seedOfRun} ${test}`).digest().readInt32LE();

/** Where a page keeps how far its chance has come: pages of one context go on where the last one was. */
const kept = 'dicehall.tests.chance';

/** Has the pages of a context draw what a chance decides, instead of what the browser comes up with. */
export const foresee = (context: BrowserContext, chance: number): Promise<unknown> =>
  context.addInitScript(
    ({ kept, chance }) => {
      let state = 0;
      // Mulberry32: what it lacks for secrets it has for dice.
      const byte = (): number => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) >>> 24;
      };
      crypto.getRandomValues = (array) => {
        if (array === null) return array;
        state = Number(localStorage.getItem(kept) ?? chance);
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
          bytes[at] = byte();
        });
        localStorage.setItem(kept, String(state));
        return array;
      };
    },
    { kept, chance },
  );

/** Has an open page go on with another chance. */
export const goOnWith = (page: Page, chance: number): Promise<void> =>
  page.evaluate(({ kept, chance }) => localStorage.setItem(kept, String(chance)), { kept, chance });
