import { expect, it } from 'vitest';
import { distinctMoves, type GameId, gameOf, parsePosition, unwrap } from '../src/index.ts';

const pairs = [
  [1, 0],
  [2, 3],
  [5, 4],
];
const rising = [
  [0, 1],
  [2, 3],
  [4, 5],
];

it.each<[GameId, object, object]>([
  ['ten-thousand', { type: 'roll', keep: [2, 0, 1] }, { type: 'roll', keep: [0, 1, 2] }],
  ['ten-thousand', { keep: [2, 0], type: 'bank' }, { type: 'bank', keep: [0, 2] }],
  ['ten-thousand', { type: 'take-over' }, { type: 'take-over' }],
  ['ten-thousand', { type: 'roll' }, { type: 'roll' }],
  ['threes', { type: 'roll', keep: [4, 1] }, { type: 'roll', keep: [1, 4] }],
  ['threes', { type: 'roll', keep: [] }, { type: 'roll' }],
  ['threes', { type: 'roll' }, { type: 'roll' }],
  ['threes', { type: 'bank' }, { type: 'bank' }],
  ['three-dice', { type: 'roll', dice: [2, 0] }, { type: 'roll', dice: [0, 2] }],
  ['three-dice', { type: 'stay' }, { type: 'stay' }],
  ['hidden-pairs', { type: 're-roll', die: 3 }, { type: 're-roll', die: 3 }],
  ['hidden-pairs', { type: 'commit', pairs }, { type: 'commit', pairs: rising }],
  [
    'hidden-pairs',
    { luckyDice: { round: 3 }, hinderance: { seat: 1, round: 2 }, pairs, type: 'commit' },
    { type: 'commit', pairs: rising, hinderance: { round: 2, seat: 1 }, luckyDice: { round: 3 } },
  ],
])('a move of %s has one canonical form: %j becomes %j', (id, move, canonical) => {
  expect(gameOf(id).canonical(move)).toEqual(canonical);
});

it('moves with different dice of the same faces count as one, represented by the first of them', () => {
  const { game, state } = unwrap(parsePosition('three-dice - 0,0 1 0 3 1 -,- choose 1 122'));
  const all = [[0], [2], [1], [0, 2], [0, 1], [1, 2]].map((dice, nth) => ({
    move: { type: 'roll', dice },
    nth,
  }));
  expect(distinctMoves(game, state, 1, all).map(({ nth }) => nth)).toEqual([0, 1, 3, 5]);
});

it('a position lists its options in the order of the rules, regardless of the given order', () => {
  const greed = gameOf('greed');
  const state = greed.start({ opening: 0, target: 500 }, 2);
  expect(greed.formatPosition(state)).toMatch(/^greed target=500,opening=0 /);
});

it('a game refuses a position of another game', () => {
  expect(gameOf('greed').parsePosition('threes - 0,0 1 0 start')).toEqual({
    ok: false,
    error: { code: 'unknown-game', field: 'game', given: 'threes', allowed: 'greed' },
  });
});
