import {
  gameOf,
  ofSeat,
  type TenThousandOptions,
  type TenThousandState,
  tenThousand,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { expertOf, isSolvable, noLimit, solverOf } from '../../src/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { bestMove } from '../../src/solve/solution.ts';
import { expectRolls } from './expect-rolls.ts';
import { randomStates } from './random-states.ts';

const game = gameOf('ten-thousand');
const optionsOf = (preset: string, more: Partial<TenThousandOptions> = {}) =>
  withDefaults(tenThousand.options, {
    ...game.presets?.find(({ id }) => id === preset)?.options,
    ...more,
  });

/** Matches to a low target, which are solved quickly. */
const short = { target: 2000 };
const matches = [
  ['farkle', optionsOf('farkle', short)],
  ['farkle-double', optionsOf('farkle-double', short)],
  ['macke', optionsOf('macke', short)],
  ['zehntausend', optionsOf('zehntausend', short)],
  ['dix-mille', optionsOf('dix-mille', short)],
  ['five-thousand', optionsOf('five-thousand', short)],
  [
    'farkle with a minimum for banking and hot dice that must be rolled',
    optionsOf('farkle', { ...short, atLeast: 350, hotDice: 'must' }),
  ],
  [
    'zehntausend without a minimum for banking and with hot dice that may be banked',
    optionsOf('zehntausend', { ...short, atLeast: 0, hotDice: 'may' }),
  ],
  [
    'tavern-dice with a minimum for banking and hot dice that must be rolled',
    optionsOf('tavern-dice', { ...short, atLeast: 450, hotDice: 'must' }),
  ],
] as const;

/** Returns a later state of the same turn, with one die left and the total just below the target. */
const almostThere = (state: TenThousandState): TenThousandState[] =>
  [100, 350]
    .map((short) => state.options.target - ofSeat(state.scores, state.seat) - short)
    .filter((points) => points > 0)
    .map((points) => ({ ...state, turn: { kind: 'throw', points, dice: 1 } }));

/** Returns some states of random matches, including the last ones, which are in a last turn if the rules have one. */
const someStates = (options: TenThousandOptions, seats: number): TenThousandState[] =>
  [1, 2, 3, 4, 5].flatMap((seed) => {
    const states = randomStates(options, seats, seed);
    return [...states.filter((_, index) => index % 7 === 3).slice(0, 5), ...states.slice(-8)];
  });

/** Returns the states after each possible next throw of at most this number of dice. */
function afterThrows(state: TenThousandState, most = 6): { after: TenThousandState; share: number }[] {
  const step = tenThousand.step(state);
  if (step.kind !== 'throw' || step.dice > most) return [];
  return throwsOf(step.dice).map(({ dice, ways }) => ({
    after: unwrap(tenThousand.apply(state, { seat: step.seat, dice })).state,
    share: ways / 6 ** step.dice,
  }));
}

const isLastTurn = ({ scores, options }: TenThousandState): boolean =>
  scores.some((score) => score >= options.target);

describe.each(matches)('the solution of %s is consistent', (_, options) => {
  const solver = solverOf(game.id, 2, options);
  if (solver === undefined) throw new Error('These rules have a solver');
  const { solution, facts, parts } = runToEnd(solver.solve(options));

  const worth = (state: unknown, seat: number): number => ofSeat(solution.value(state), seat);

  test('the solution gives every roll the mean of its outcomes', () => {
    const states = someStates(options, 2);
    const hasLastTurns = options.ending !== 'first' && !options.exactFinish;
    expect(states.some(isLastTurn)).toBe(hasLastTurns);
    for (const state of states) {
      const step = tenThousand.step(state);
      if (step.kind !== 'throw') continue;
      const mean = afterThrows(state).reduce(
        (sum, { after, share }) => sum + share * worth(after, step.seat),
        0,
      );
      expect(worth(state, step.seat), game.formatPosition(state)).toBeCloseTo(mean, 9);
      expectRolls(solution.rolls?.(state) ?? null, solution, state);
    }
  });

  test('the solution gives every choice the value of its best move', () => {
    const states = someStates(options, 2).filter((state) => !isLastTurn(state));
    for (const state of [...someStates(options, 2), ...states.flatMap(almostThere)]) {
      // If few dice are rolled, often all of them are kept.
      for (const { after } of afterThrows(state, 3)) {
        if (tenThousand.step(after).kind !== 'choose') continue;
        const best = bestMove(solution, after, after.seat)?.value ?? 0;
        expect(worth(after, after.seat), game.formatPosition(after)).toBeCloseTo(best, 9);
      }
    }
  });

  test('the solution plays the best moves', () => {
    const expert = expertOf(solution);
    for (const state of someStates(options, 2)) {
      const { seat } = state;
      if (tenThousand.step(state).kind !== 'choose') continue;
      const move = expert.choose(game.view(state, seat), seat, () => 0.5);
      const after = unwrap(game.apply(state, { seat, move })).state;
      const at = game.formatPosition(state);
      expect(ofSeat(solution.value(after), seat), at).toBeCloseTo(ofSeat(solution.value(state), seat), 9);
    }
  });

  test('the solution is the same when it is read from its file', () => {
    const restored = solver.restore({ game: game.id, seats: 2, options, facts, parts });
    for (const state of someStates(options, 2)) expect(restored.value(state)).toEqual(solution.value(state));
  });
});

test('no player gains by deviating from the solution of a match with last turns', () => {
  const options = optionsOf('farkle', short);
  const solver = solverOf(game.id, 2, options);
  const gain = solver?.prove?.(runToEnd(solver.solution(options)));
  expect(gain && runToEnd(gain)).toBeLessThan(1e-12);
});

test('an expert plays legal moves in the last turns of four players', () => {
  const options = optionsOf('farkle', short);
  const solver = solverOf(game.id, 2, options, 4);
  if (solver === undefined) throw new Error('Its duels compare moves of four players');
  const expert = expertOf(runToEnd(solver.solution(options)));
  const states = someStates(options, 4);
  expect(states.some(isLastTurn)).toBe(true);
  for (const state of states) {
    const { seat } = state;
    if (tenThousand.step(state).kind !== 'choose') continue;
    const move = expert.choose(game.view(state, seat), seat, () => 0.5);
    expect(game.apply(state, { seat, move }).ok, game.formatPosition(state)).toBe(true);
  }
});

describe('a match for two under a preset can be solved', () => {
  test.each([
    ['ten-thousand', true],
    ['farkle', true],
    ['farkle-double', true],
    ['ten-rounds', false],
    ['tavern-dice', true],
    ['zilch', false],
    ['macke', true],
    ['zehntausend', true],
    ['dix-mille', true],
    ['five-thousand', true],
  ])('a match for two of the preset %s has exact values within a minute: %s', (preset, isExact) => {
    const within = { ...noLimit, seconds: 60 };
    expect(isSolvable(game, optionsOf(preset), 2, within)).toBe(isExact);
  });
});
