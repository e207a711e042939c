import { parsePosition, unwrap } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { nextRoll } from '../../src/values/next-roll.ts';

it('a roll above a target that has to be met exactly is a bust, like one that does not score', () => {
  const { game, state } = unwrap(parsePosition('ten-thousand - 9900,0 0 choose 0 523346'));
  const rolling = unwrap(game.apply(state, { seat: 0, move: { type: 'roll', keep: [0] } })).state;
  // Of the rolls of five dice, 600 do not score and 6,156 score more than the 50 points that are left.
  expect(nextRoll(game, rolling, () => null)).toMatchObject({ seat: 0, dice: 5 });
  expect(nextRoll(game, rolling, () => null)?.bust).toBeCloseTo((600 + 6156) / 7776, 12);
  expect(nextRoll(game, state, () => null)).toBeNull();
});
