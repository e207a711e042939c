import { gameOf, withDefaults } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { solverOf } from '../../src/games/index.ts';
import { runToEnd } from '../../src/solve/progress.ts';

const tables = [
  ['greed', 2, { target: 1000 }],
  ['greed', 3, { target: 500 }],
  ['ten-thousand', 2, { target: 2000 }],
  ['threes', 2, { rounds: 2 }],
] as const;

test('solving without the proof gives the same solution as solving with it', () => {
  for (const [game, seats, given] of tables) {
    const solver = solverOf(game, seats);
    if (solver === undefined) throw new Error(`${game} for ${seats} has a solver`);
    const options = withDefaults(gameOf(game).options, given);
    const alone = runToEnd(solver.solution(options));
    const proved = runToEnd(solver.solve(options))?.solution;
    if (alone === null || proved === undefined) throw new Error('Nobody stopped it');
    const state = gameOf(game).start(options, seats);
    expect([game, seats, alone.value(state)]).toEqual([game, seats, proved.value(state)]);
  }
});
