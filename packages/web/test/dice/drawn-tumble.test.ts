import { type Face, faces } from '@dicehall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnTumbles, hitsOf, shownAt } from '../../src/dice/DrawnThrow.tsx';
import { pipsOf } from '../../src/dice/pips.ts';

const thrown = fc.array(fc.constantFrom<Face>(...faces), { minLength: 1, maxLength: 6 });

test('drawn dice end on the thrown faces within 800 ms, and never show the same face twice in a row', () => {
  fc.assert(
    fc.property(thrown, fc.integer(), (given, seed) => {
      const tumbles = drawnTumbles(given, seed);
      expect(tumbles.map((tumble) => shownAt(tumble, 800))).toEqual(given);
      for (const { delay, length, shows } of tumbles) {
        expect(delay + length).toBeLessThanOrEqual(800);
        shows.slice(1).forEach(({ at, face }, index) => {
          expect(face).not.toBe(shows[index]?.face);
          expect(at).toBeGreaterThan(shows[index]?.at ?? 0);
        });
      }
    }),
  );
});

test('drawn dice change their face less and less often', () => {
  for (const { shows } of drawnTumbles([1, 2, 3], 'a')) {
    const gaps = shows.slice(1).map(({ at }, index) => at - (shows[index]?.at ?? 0));
    gaps.slice(1).forEach((gap, index) => {
      expect(gap).toBeGreaterThan((gaps[index] ?? 0) * 1.05);
    });
  }
});

test('drawn dice tumble the same way for the same seed', () => {
  expect(drawnTumbles([1, 2, 3], 'a')).toEqual(drawnTumbles([1, 2, 3], 'a'));
  expect(drawnTumbles([1, 2, 3], 'a')).not.toEqual(drawnTumbles([1, 2, 3], 'b'));
});

test('suspense lets only the last of the drawn dice settle later', () => {
  const [usual, tense] = [0, 280].map((suspense) => drawnTumbles([1, 2, 3], 'a', suspense));
  expect(tense?.slice(0, -1)).toEqual(usual?.slice(0, -1));
  expect(tense?.at(-1)?.length).toBe((usual?.at(-1)?.length ?? 0) + 280);
});

test('drawn dice make their sounds in the order in which they land', () => {
  const tumbles = drawnTumbles([1, 2, 3, 4, 5, 6], 'a');
  const moments = hitsOf(tumbles).map(({ at }) => at);
  expect(moments).toHaveLength(12);
  expect(moments).toEqual(moments.toSorted((one, two) => one - two));
  // Each die lands a last time when it comes to rest.
  expect(moments).toEqual(expect.arrayContaining(tumbles.map(({ delay, length }) => delay + length)));
});

test('a face has the right number of pips, all in different places', () => {
  for (const face of faces) expect(new Set(pipsOf(face).map(({ x, y }) => `${x} ${y}`)).size).toBe(face);
});
