import { type BaseEvent, type BaseView, type Frame, gameOf } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { bestTurn } from '../src/end/chart.ts';

const start = gameOf('greed').view(gameOf('greed').start({ target: 500, opening: 0 }, 2), 'table');
const frame = (scores: readonly number[], ...events: readonly object[]): Frame => ({
  entry: null,
  events: events as readonly BaseEvent[],
  view: { ...start, scores } as BaseView,
});
const banked = (seat: number, points: number) => ({ kind: 'banked', seat, banked: points });

it.each([
  [
    'turn with the most points banked',
    false,
    [frame([300, 0], banked(0, 300)), frame([300, 450], banked(1, 450))],
    [[1], 450, 1],
  ],
  [
    'first of equal turns, with all their players',
    false,
    [frame([300, 0], banked(0, 300)), frame([300, 300], banked(1, 300)), frame([600, 300], banked(0, 300))],
    [[0, 1], 300, 0],
  ],
  [
    'turn with the fewest points, where low scores win',
    true,
    [frame([9, 0], banked(0, 9)), frame([9, 3], banked(1, 3))],
    [[1], 3, 1],
  ],
  [
    'turn that shot the moon, where low scores win',
    true,
    [frame([3, 0], banked(0, 3)), frame([3, -30], { kind: 'moon', seat: 1, banked: -30 })],
    [[1], -30, 1],
  ],
  [
    'turn with the largest gain, where points are not banked',
    false,
    [frame([100, 0]), frame([50, 200])],
    [[1], 200, 1],
  ],
  [
    'turn with the largest gain, not with the highest total',
    false,
    [frame([100, 0]), frame([150, 90])],
    [[0], 100, 0],
  ],
  [
    'turn of the player who banked, not of one who got points from it',
    false,
    [frame([300, 500], banked(0, 300))],
    [[0], 300, 0],
  ],
])('the best turn is the %s', (_, lowScoreWins, frames, [seats, points, entry]) => {
  expect(bestTurn(lowScoreWins, start, frames)).toEqual({ seats, points, entry });
});

it('a match in which no turn scored has no best turn', () => {
  expect(bestTurn(false, start, [frame([0, 0])])).toBeNull();
  expect(bestTurn(false, start, [frame([-50, 0]), frame([-50, -20])])).toBeNull();
});

it('a game whose scores are penalties has no best turn', () => {
  expect(bestTurn(true, start, [frame([1, 0])])).toBeNull();
});
