import {
  type AnyGame,
  type GreedState,
  gameOf,
  greed,
  type TenThousandState,
  tenThousand,
  withDefaults,
} from '@dicehall/engine';
import { expect, test } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { bestMove, type Solution } from '../../src/solve/solution.ts';
import { explore } from './brute-force.ts';
import { sameGreed } from './greed-key.ts';

/** The last throw does not matter once it is scored. */
function sameTenThousand(state: unknown): string {
  const { turn, ...rest } = state as TenThousandState;
  return JSON.stringify({
    ...rest,
    turn: turn.kind === 'choose' && 'dice' in turn ? { ...turn, last: [] } : turn,
  });
}

/** Seat 1 plays the solution's move wherever it chooses; seat 0 may look for anything better. */
function gainAgainst(
  solution: Solution,
  game: AnyGame,
  start: unknown,
  same: (state: unknown) => number | string,
  moves: (state: unknown) => readonly unknown[],
) {
  const explored = explore(game, start, same, (state, seat) =>
    seat === 1 ? [bestMove(solution, state, 1)?.move] : moves(state),
  );
  return explored.value(start) - (solution.value(start)[0] ?? 0);
}

test('no player gains by deviating from the solution of Greed', () => {
  const options = withDefaults(greed.options, { target: 500, opening: 0 });
  const solution = runToEnd(solveGreed(options));
  if (solution === null) throw new Error('It was not stopped');
  // Far beyond the target, and past the mark in a last turn, rolling again can only lose.
  const soonEnough = (state: unknown): readonly unknown[] => {
    const { turn, finalBy, scores } = state as GreedState;
    const enough = finalBy === null ? 1100 : (scores[finalBy] ?? 0) + 50;
    return turn.kind === 'choose' && turn.points >= enough
      ? [{ type: 'stop' }]
      : greed.moves(state as GreedState, 0);
  };
  const start = { ...greed.start(options, 2), scores: [450, 400] };
  const gain = gainAgainst(solution, gameOf('greed'), start, sameGreed, soonEnough);
  expect(Math.abs(gain)).toBeLessThan(1e-9);
});

test('no player gains by deviating from the solution of Ten Thousand', () => {
  const options = withDefaults(tenThousand.options, { target: 2000 });
  const solution = runToEnd(solveTenThousand(options));
  if (solution === null) throw new Error('It was not stopped');
  const start = {
    ...tenThousand.start(options, 2),
    scores: [1900, 1850],
    inGame: [true, true],
    turn: { kind: 'start', offer: null },
  } as const;
  const gain = gainAgainst(solution, gameOf('ten-thousand'), start, sameTenThousand, (state) =>
    tenThousand.moves(state as never, 0),
  );
  expect(Math.abs(gain)).toBeLessThan(1e-9);
});
