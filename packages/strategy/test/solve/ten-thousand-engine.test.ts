import { gameOf, type TenThousandState, tenThousand, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { explore } from './brute-force.ts';

/** The order of the dice on the table does not matter. */
const same = (state: unknown): string => {
  const { turn, scores, seat, winner } = state as TenThousandState;
  return JSON.stringify([
    turn.kind === 'choose' ? { ...turn, last: [...turn.last].sort() } : turn,
    scores,
    seat,
    winner,
  ]);
};

/** Without the exact finish, a player who can bank the target never rolls again. */
const movesToExplore = (state: unknown, seat: number): readonly unknown[] => {
  const { scores, options } = state as TenThousandState;
  const moves = tenThousand.moves(state as TenThousandState, seat);
  if (options.exactFinish) return moves;
  const winning = moves.find((move) => {
    const after = tenThousand.apply(state as TenThousandState, { seat, move });
    return after.ok && after.value.state.winner === seat;
  });
  return winning === undefined || (scores[seat] ?? 0) >= options.target ? moves : [winning];
};

describe('the solution of Ten Thousand for two players agrees with the engine', () => {
  test.each([
    { given: {}, scores: [1850, 1800] },
    { given: { opening: 1900 }, scores: [0, 1950], turn: { kind: 'throw', points: 1500, dice: 4 } },
    { given: { opening: 0, takeOver: false }, scores: [1850, 1900] },
    { given: { exactFinish: false }, scores: [1900, 1850] },
    { given: { exactFinish: false, takeOver: false, threePairs: 'distinct' }, scores: [1850, 1900] },
  ])(
    'with target 2000 and $given, from $scores, every state has the value of a brute-force search',
    ({ given, scores, turn = { kind: 'start', offer: null } }) => {
      const options = withDefaults(tenThousand.options, { target: 2000, ...given });
      const solution = runToEnd(solveTenThousand(options));
      const start: TenThousandState = {
        ...tenThousand.start(options, 2),
        scores,
        inGame: scores.map((score) => score > 0 || options.opening === 0),
        turn: turn as TenThousandState['turn'],
      };
      const explored = explore(gameOf('ten-thousand'), start, same, movesToExplore);
      const far = explored.states.filter(
        ({ state, value }) => Math.abs((solution?.value(state as TenThousandState)[0] ?? 0) - value) > 1e-9,
      );
      expect(explored.states.length).toBeGreaterThan(500);
      expect(far.slice(0, 3)).toEqual([]);
    },
  );
});
