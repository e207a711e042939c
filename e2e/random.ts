import type { BrowserContext, Page } from 'playwright-core';

/** The local storage key of the generator's state, with which the pages of one context continue one sequence. */
const key = 'dicehall.tests.random';

/** Replaces `crypto.getRandomValues` in the pages of a context with a seeded generator. */
export const seedRandom = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.addInitScript(
    ({ key, seed }) => {
      let state = 0;
      // The generator is mulberry32, which is unsuitable for secrets but good enough for dice.
      const byte = (): number => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) >>> 24;
      };
      crypto.getRandomValues = (array) => {
        if (array === null) return array;
        state = Number(localStorage.getItem(key) ?? seed);
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
          bytes[at] = byte();
        });
        localStorage.setItem(key, String(state));
        return array;
      };
    },
    { key, seed },
  );

/** Gives an open page another seed. */
export const reseed = (page: Page, seed: number): Promise<void> =>
  page.evaluate(({ key, seed }) => localStorage.setItem(key, String(seed)), { key, seed });
