import {
  faces,
  gameOf,
  ofSeat,
  type TenThousandState,
  tenThousand,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { expertOf, solverOf } from '../../src/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { type BustRace, solveBustRace } from '../../src/race/busts.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { bestMove } from '../../src/solve/solution.ts';
import { smallScores, solveBustsPlainly } from './plain-race.ts';
import { randomStates } from './random-states.ts';

const game = gameOf('ten-thousand');
const options = withDefaults(tenThousand.options, {
  target: 2000,
  opening: 0,
  takeOver: false,
  exactFinish: false,
  atLeast: 300,
  threeBusts: 500,
  lowest: -300,
});
const solver = solverOf('ten-thousand', 2, options);
if (solver === undefined) throw new Error('The rules have a solver');
const solution = runToEnd(solver.solution(options));

/** A 1 would reach the target, but 100 points are too few for a bank. */
const tooFew: TenThousandState = {
  ...tenThousand.start(options, 2),
  scores: [1950, 1950],
  turn: { kind: 'choose', points: 0, last: [1, 2, 2, 3, 3, 4] },
};

/** Returns states of a random match, also with consecutive busts and with totals near the lowest. */
function statesOf(seats: number): TenThousandState[] {
  const running = randomStates(options, seats, 1).slice(0, 4);
  return running.flatMap((state) => [
    state,
    { ...state, busts: state.busts.map((_, seat) => (seat === state.seat ? 2 : 1)) },
    { ...state, busts: state.busts.map(() => 2), scores: state.scores.map((_, seat) => 50 * seat - 300) },
  ]);
}

describe('the solution of Ten Thousand with a penalty for three busts is consistent', () => {
  const states = [...statesOf(2), tooFew];

  test('the solution gives every roll the mean of its outcomes, and every choice its best move', () => {
    expect(solution?.unit).toBe('win');
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) {
      const step = tenThousand.step(state);
      const worth = (after: unknown, seat: number) => ofSeat(solution.value(after), seat);
      if (step.kind === 'throw') {
        const { seat } = step;
        const mean = throwsOf(step.dice).reduce((sum, { dice, ways }) => {
          const after = unwrap(game.apply(state, { seat, dice })).state;
          return sum + (ways / 6 ** step.dice) * worth(after, seat);
        }, 0);
        expect(worth(state, seat)).toBeCloseTo(mean, 7);
      } else if (step.kind === 'choose') {
        expect(worth(state, state.seat)).toBeCloseTo(bestMove(solution, state, state.seat)?.value ?? 0, 7);
      }
    }
  });

  test('a finished match is worth 1 for its winner and 0 for the other player', () => {
    const [running] = states;
    const over = {
      ...running,
      scores: [1600, 2500],
      seat: 1,
      winner: 1,
      turn: { kind: 'start', offer: null },
    };
    expect(tenThousand.step(over as TenThousandState).kind).toBe('over');
    expect(solution.value(over as TenThousandState)).toEqual([0, 1]);
  });

  test('until the starting player is decided, a value is the mean over the rolls to come', () => {
    const start = tenThousand.start(options, 2);
    expect(solution.value(start)).toEqual([0.5, 0.5]);
    for (const first of faces) {
      const { state } = unwrap(game.apply(start, { seat: 0, dice: [first] }));
      const after = faces.map(
        (second) => unwrap(game.apply(state, { seat: 1, dice: [second] })).state as TenThousandState,
      );
      const mean = after.reduce((sum, one) => sum + ofSeat(solution.value(one), 0) / 6, 0);
      expect(ofSeat(solution.value(state as TenThousandState), 0)).toBeCloseTo(mean, 7);
    }
  });

  test('a file of the solution gives the same values, and the facts describe the start and the error', () => {
    const { parts, facts } = runToEnd(solver.solve(options));
    const restored = solver.restore({ game: 'ten-thousand', options, seats: 2, facts, parts });
    for (const state of states) expect(restored.value(state)).toEqual(solution.value(state));
    const start = { ...tenThousand.start(options, 2), turn: { kind: 'start' as const, offer: null } };
    expect(facts.firstPlayerWins).toBeCloseTo(ofSeat(solution.value(start), 0), 7);
    expect(facts.residual).toBeLessThanOrEqual(1e-8);
  });

  test('the expert values each move as the solution does', () => {
    const { valued } = expertOf(solution);
    let compared = 0;
    for (const state of states) {
      const { seat } = state;
      if (tenThousand.step(state).kind !== 'choose') continue;
      const moves = game.moves(state, seat);
      for (const { move, value } of valued?.(game.view(state, seat) as never, moves as never) ?? []) {
        const after = unwrap(game.apply(state, { seat, move })).state;
        expect(value).toBeCloseTo(ofSeat(solution.value(after), seat), 7);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test.each([2, 4])('the solution plays legal moves for %i seats, and the best for two', (seats) => {
    const expert = expertOf(solution);
    for (const state of statesOf(seats)) {
      const { seat } = state;
      if (tenThousand.step(state).kind !== 'choose') continue;
      const move = expert.choose(game.view(state, seat) as never, seat, () => 0.5);
      const after = unwrap(game.apply(state, { seat, move })).state;
      if (seats === 2)
        expect(ofSeat(solution.value(after), seat)).toBeCloseTo(ofSeat(solution.value(state), seat), 7);
    }
  });
});

test.each<[string, Omit<BustRace, 'scoring'>, number]>([
  ['below zero', { target: 2, least: 0, penalty: 2, lowest: -2 }, 10],
  ['not below zero, with a minimum for a bank', { target: 4, least: 2, penalty: 3, lowest: 0 }, 11],
  ['with a minimum for a bank above the target', { target: 2, least: 4, penalty: 1, lowest: -1 }, 12],
])('a small race with a penalty %s has the values of plain recursion', (_, rules, positions) => {
  const race = { ...rules, scoring: smallScores };
  const progress: number[] = [];
  const { known, states, change } =
    runToEnd(solveBustRace(race), { onProgress: (share) => progress.push(share) }) ?? expect.fail();
  for (const { start, value } of solveBustsPlainly(race))
    expect(known.value(start), JSON.stringify(start)).toBeCloseTo(value, 7);
  expect(change).toBeLessThanOrEqual(1e-8);
  // Up to the target or the minimum, for each score, with two numbers of dice; nine counts of busts for each other score.
  expect(states).toBe(positions * 2 * 9 * (rules.target - rules.lowest));
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(Math.max(...progress)).toBeLessThan(1);
});
