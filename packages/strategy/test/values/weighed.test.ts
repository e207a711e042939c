import { expect, it } from 'vitest';
import { weighMoves } from '../../src/values/values.ts';

const [roll, bank] = [{ type: 'roll' }, { type: 'bank', keep: [0, 1] }];
const [other, worst] = [{ type: 'bank', keep: [0] }, { type: 'wait' }];

it('moves are listed by their value, and moves of equal value by the length of their notation', () => {
  const moves = [
    { move: worst, value: 0.1 },
    { move: bank, value: 0.5 },
    { move: other, value: 0.25 },
    { move: roll, value: 0.5 },
  ];
  const listed = [
    { move: roll, value: 0.5, loss: 0, margin: 0 },
    { move: bank, value: 0.5, loss: 0, margin: 0 },
    { move: other, value: 0.25, loss: 0.25, margin: 0 },
    { move: worst, value: 0.1, loss: 0.4, margin: 0 },
  ];
  expect(weighMoves(moves)).toEqual(listed);
  expect(weighMoves(moves.toReversed())).toEqual(listed);
  expect(weighMoves([])).toEqual([]);
});

it('a move loses nothing if its value differs from that of the best move only by rounding', () => {
  const losses = (value: number) =>
    weighMoves([
      { move: bank, value: -1 },
      { move: roll, value },
    ]).map(({ move, loss }) => [move, loss]);
  expect(losses(-1 - 2 ** -30)).toEqual([
    [roll, 0],
    [bank, 0],
  ]);
  expect(losses(-1 - 2 ** -29)).toEqual([
    [bank, 0],
    [roll, 2 ** -29],
  ]);
});
