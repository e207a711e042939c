import { type GreedState, gameOf, greed, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { explore } from './brute-force.ts';
import { sameGreed } from './greed-key.ts';

const solved = (given: { target: number; opening: number }) => {
  const solution = runToEnd(solveGreed(withDefaults(greed.options, given)));
  if (solution === null) throw new Error('It was not stopped');
  return solution;
};

/** The search stops where rolling again cannot be best: in a last turn that is won, and far beyond the target. */
const movesToExplore = (state: unknown, seat: number): readonly unknown[] => {
  const { turn, scores, finalBy, options } = state as GreedState;
  const total = (scores[seat] ?? 0) + (turn.kind === 'choose' ? turn.points : 0);
  const mark = finalBy === null ? options.target + 1000 : (scores[finalBy] ?? 0) + 50;
  const moves = greed.moves(state as GreedState, seat);
  return total < mark || greed.view(state as GreedState, 'table').stopBanks === 0 ? moves : moves.slice(1);
};

describe('the solution of Greed for two players agrees with the engine', () => {
  test.each([
    { given: { target: 500, opening: 400 }, scores: [450, 0] },
    { given: { target: 500, opening: 650 }, scores: [0, 0] },
  ])(
    'every state of Greed with $given, from $scores, has the value of a brute-force search',
    ({ given, scores }) => {
      const solution = solved(given);
      const inGame = scores.map((score) => given.opening === 0 || score > 0);
      const start = { ...greed.start(solution.options, 2), scores, inGame, seat: 1 };
      const explored = explore(gameOf('greed'), start, sameGreed, movesToExplore);
      const far = explored.states.filter(
        ({ state, value }) => Math.abs((solution.value(state as GreedState)[0] ?? 0) - value) > 1e-9,
      );
      expect(explored.states.length).toBeGreaterThan(1000);
      expect(far.slice(0, 3)).toEqual([]);
    },
  );
});
