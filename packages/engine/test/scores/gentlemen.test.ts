import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { type Face, type Finish, kindOf, pointsOf, type ThreeDiceState, threeDice } from '../../src/index.ts';
import { digitsOf, everyThrow } from './throws.ts';

const stairs: Finish = { kind: 'safe', roll: 'stairs' };
const triple: Finish = { kind: 'safe', roll: 'three-of-a-kind' };

/** Returns the state of the last of three players, who has rolls left. The others have finished as given. */
const lastPlayer = (dice: readonly Face[], others: readonly [Finish, Finish]): ThreeDiceState => ({
  options: {
    rounds: 10,
    shitStairs: 'rolled',
    gentlemen: 'remind',
    tie: 'roll-off',
    unit: 'sips',
    payBelow: 0,
  },
  scores: [0, 0, 0],
  round: 1,
  starter: 0,
  seat: 2,
  limit: 2,
  penalty: 1,
  finished: [...others, null],
  turn: { kind: 'choose', dice, rolls: 1 },
  over: false,
});

/** Returns the positions that a move rolls, as digits; none for staying. */
const thrownBy = (move: { readonly dice?: readonly number[] }): string => (move.dice ?? []).join('');
const everyChoice = ['', '0', '1', '2', '01', '02', '12', '012'];

describe('the gentlemen’s rule holds for all 6^3 dice on the table and every lowest score', () => {
  const scores = [
    ...new Set([...everyThrow(3)].filter((dice) => kindOf(dice, false) === 'points').map(pointsOf)),
  ];

  /** Applies the rule directly to all 216 throws: whether any throw with these dice held can lose or tie for last. */
  function canLose(dice: readonly Face[], thrown: string, lowest: number, afterStairs: boolean): boolean {
    for (const throws of everyThrow(3)) {
      const lying = dice.map((face, place) =>
        thrown.includes(String(place)) ? (throws[place] ?? face) : face,
      );
      const isNice = ['stairs', 'super-stairs', 'three-of-a-kind'].includes(kindOf(lying, afterStairs));
      if (!isNice && pointsOf(lying) <= lowest) return true;
      if (thrown === '') return false;
    }
    return false;
  }

  it.each<[string, Finish, boolean]>([
    ['after a player who is safe by three of a kind', triple, false],
    ['after a player who finished on stairs', stairs, true],
  ])('the rule advises against exactly the moves that cannot lose, %s', (_, before, afterStairs) => {
    const sorted = new Map([...everyThrow(3)].map((dice) => [digitsOf(dice), dice]));
    for (const dice of sorted.values()) {
      const isNiceRoll = ['stairs', 'super-stairs', 'three-of-a-kind'].includes(kindOf(dice, afterStairs));
      // These scores are spread over all possible ones, and include those at which the rule changes.
      for (const points of [...scores.filter((_score, index) => index % 15 === 0), 7, 9, 12, 69, 107]) {
        const state = lastPlayer(dice, [{ kind: 'points', points }, before]);
        const discouraged = threeDice
          .view(state, 'table')
          .discouraged.map((move) => thrownBy(move as { dice?: number[] }));
        const expected = isNiceRoll
          ? []
          : everyChoice.filter((thrown) => !canLose(dice, thrown, points, afterStairs));
        assert.deepStrictEqual(
          [...discouraged].sort(),
          [...expected].sort(),
          `${digitsOf(dice)} against ${points}`,
        );
      }
    }
  });

  it('every move is allowed when all others are safe', () => {
    for (const dice of everyThrow(3)) {
      expect(threeDice.view(lastPlayer(dice, [triple, stairs]), 'table').discouraged).toEqual([]);
    }
  });

  it('rolling all three dice is always allowed', () => {
    for (const dice of everyThrow(3)) {
      const state = lastPlayer(dice, [{ kind: 'points', points: 7 }, triple]);
      const discouraged = threeDice.view(state, 'table').discouraged;
      expect(discouraged.map((move) => thrownBy(move as { dice?: number[] }))).not.toContain('012');
    }
  });
});
