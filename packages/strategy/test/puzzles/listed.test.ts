import { expect, it } from 'vitest';
import { listedMoves } from '../../src/index.ts';

// A move of a case is the number of dice that it keeps before a roll; 0 is to bank.
it.each([
  ['the four best moves', [1, 1, 1, 1, 1], [0, 1, 2, 3]],
  ['the best way to bank, even if it is far worse', [1, 1, 1, 1, 1, 0, 0], [0, 1, 2, 3, 5]],
  ['the best way to keep each number of dice', [2, 2, 2, 2, 2, 1, 4, 1, 3, 4], [0, 1, 2, 3, 5, 6, 8]],
])('the list with the answer of a puzzle has %s', (_, kept, listed) => {
  const moves = kept.map((keep, at) => ({
    at,
    move: keep === 0 ? { type: 'bank' } : { type: 'roll', keep: Array.from({ length: keep }, () => at) },
  }));
  expect(listedMoves(moves).map(({ at }) => at)).toEqual(listed);
});
