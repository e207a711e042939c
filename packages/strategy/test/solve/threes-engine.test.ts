import { gameOf, type ThreesState, threes, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { solveThrees } from '../../src/games/threes/solve/match.ts';
import { bestMeanTurn } from '../../src/games/threes/solve/turn.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { explore } from './brute-force.ts';
import { expectRolls } from './expect-rolls.ts';

/** The positions of the dice do not matter. */
const same = (state: unknown): string => {
  const { turn, scores, round, seat, over } = state as ThreesState;
  const dice = (locked: boolean) =>
    turn.kind === 'start' ? [] : turn.dice.filter((_, position) => turn.locked[position] === locked).sort();
  const open = turn.kind === 'throw' ? [] : dice(false);
  return JSON.stringify([turn.kind, dice(true), open, scores, round, seat, over]);
};

const locked = [true, true, true, true, false];
const late = { kind: 'throw', dice: [1, 6, 3, 3, 3], locked } as const;

describe('the solution of Threes for two players agrees with the engine', () => {
  test.each([
    { lastDie: 'lies', seat: 1, scores: [6, 0], turn: { kind: 'start' } },
    { lastDie: 'rolled', seat: 1, scores: [-30, 0], turn: { kind: 'start' } },
    { lastDie: 'rolled', seat: 0, scores: [0, 0], turn: late },
  ] as const)(
    'one round, last die $lastDie, seat $seat, from $scores: every state has the value of a brute-force search',
    (from) => {
      const { lastDie, seat, scores, turn } = from;
      const options = withDefaults(threes.options, { rounds: 1, lastDie });
      const solution = runToEnd(solveThrees(options, 2));
      const start: ThreesState = { ...threes.start(options, 2), seat, scores, turn };
      const explored = explore(gameOf('threes'), start, same);
      const far = explored.states.filter(
        ({ state, value }) => Math.abs((solution?.value(state as ThreesState)[0] ?? 0) - value) > 1e-9,
      );
      expect(explored.states.length).toBeGreaterThan(500);
      expect(far.slice(0, 3)).toEqual([]);
      const throwing = explored.states.filter(({ state }) => (state as ThreesState).turn.kind === 'throw');
      expect(throwing.length).toBeGreaterThan(0);
      for (const { state } of [...throwing.slice(0, 5), ...throwing.slice(-5)]) {
        if (solution !== null) expectRolls(solution.rolls(state as ThreesState), solution, state);
      }
    },
  );

  test.each([
    { lastDie: 'lies', mean: 7.603491611574695 },
    { lastDie: 'rolled', mean: 6.248598657316559 },
  ] as const)('the best mean turn with the last die $lastDie is $mean', ({ lastDie, mean }) => {
    expect(bestMeanTurn(lastDie)).toBeCloseTo(mean, 12);
  });
});
