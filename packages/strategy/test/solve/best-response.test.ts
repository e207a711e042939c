import {
  type AnyGame,
  type GreedState,
  gameOf,
  greed,
  type TenThousandState,
  tenThousand,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { bankableScores, greedRace, type RaceRules, startAt, tenThousandRace } from '../../src/race/rules.ts';
import { RaceProof, solveRace, visitTurns } from '../../src/race/solve.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { bestMove, type Solution } from '../../src/solve/solution.ts';
import { explore } from './brute-force.ts';
import { sameGreed } from './greed-key.ts';

/** The faces of the last throw no longer matter. */
function sameTenThousand(state: unknown): string {
  const { turn, ...rest } = state as TenThousandState;
  return JSON.stringify({
    ...rest,
    turn: turn.kind === 'choose' && 'dice' in turn ? { ...turn, last: [] } : turn,
  });
}

/** Seat 1 always plays the move of the solution. Seat 0 searches for a better move. */
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
  // Far beyond the target, and in a last turn above the score to beat, rolling again can only lose.
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

test('in Ten Thousand, any points beyond the target win when they are banked', () => {
  const options = withDefaults(tenThousand.options, { target: 2000, exactFinish: false });
  const solution = runToEnd(solveTenThousand(options)) ?? expect.fail();
  const wins = [2000, 6000, 50_000].map((points) => {
    const turn = { kind: 'choose', points, last: [1, 2, 3, 4, 6, 6] } as const;
    const start = { ...tenThousand.start(options, 2), inGame: [true, true] };
    return solution.value({ ...start, turn } as never);
  });
  expect(wins).toEqual([2000, 6000, 50_000].map(() => [1, 0]));
});

describe.each<[string, RaceRules]>([
  ['Greed', greedRace(withDefaults(greed.options, { target: 500 }))],
  ['Ten Thousand', tenThousandRace(withDefaults(tenThousand.options, { target: 2000, opening: 600 }))],
])('the residual of a solved race of %s is the largest error of a turn', (_, rules) => {
  const race = runToEnd(solveRace(rules)) ?? expect.fail();
  const scores = bankableScores(rules);
  const { target, opening, takeOver } = rules;
  const { dice } = rules.scoring;
  const wrong = 0.001;

  const wrongAt = (at: number) =>
    new RaceProof(rules, { ...race, values: race.values.with(at, (race.values[at] ?? 0) + wrong) });

  test('the residual of correct values is 0 except for rounding, and that of wrong values is the largest error', () => {
    const [right, first] = [new RaceProof(rules, race), wrongAt(startAt(rules, 0, 0, 0))];
    runToEnd(
      visitTurns(rules, race, (turn) => {
        for (const proof of [right, first]) proof.show(turn);
        const own = wrongAt(startAt(rules, turn.own, turn.other, turn.side));
        own.show(turn);
        expect(own.worst).toBeCloseTo(wrong, 9);
      }),
    );
    expect(right.worst).toBeLessThan(1e-12);
    expect(first.worst).toBeCloseTo(wrong, 9);
  });

  test('the residual shows a wrong value of any bank that the next player may take over', () => {
    let offers = 0;
    runToEnd(
      visitTurns(rules, race, (turn) => {
        const { own: next, other: total } = turn;
        if (!takeOver || next < opening) return;
        for (const banker of scores.filter((score) => score < total && next + total - score < target)) {
          const row = race.offers.row(banker, next);
          for (let left = 1; left <= dice; left++) {
            offers += 1;
            const at = (total - banker - 1) * dice + left - 1;
            const off = row.with(at, (row[at] ?? 0) + wrong);
            const proof = new RaceProof(rules, {
              values: race.values,
              offers: {
                most: (own, other) => race.offers.most(own, other),
                row: (own, other) => (own === banker && other === next ? off : race.offers.row(own, other)),
              },
            });
            proof.show(turn);
            if (Math.abs(proof.worst - wrong) > 1e-9) expect.fail(`${[banker, next, total, left]}`);
          }
        }
      }),
    );
    // There are 7,066 combinations of three of the 29 bankable scores, each with six numbers of dice.
    expect(offers).toBe(takeOver ? 42_396 : 0);
  });
});
