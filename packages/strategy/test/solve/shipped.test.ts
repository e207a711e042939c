import { seededDice } from '@dicehall/dice';
import {
  type Entry,
  gameOf,
  type OptionValue,
  readSetup,
  replayStatesOfLog,
  type TenThousandState,
  tenThousand,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { readSolution, writeSolution } from '../../src/files/solution-file.ts';
import { solverOf } from '../../src/games/index.ts';
import { TenThousandForTwo } from '../../src/games/ten-thousand/solve/two.ts';
import { botFor } from '../../src/index.ts';
import { tenThousandScoring } from '../../src/outcomes/games.ts';
import { cacheGraph, packedGraph, takeGraph } from '../../src/outcomes/take-graph.ts';
import { review } from '../../src/review/index.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { type Solution, valuedMoves } from '../../src/solve/solution.ts';
import type { Solver } from '../../src/solve/solver.ts';
import { obtain, type SolutionFiles } from '../../src/values/obtain.ts';
import { solvable } from '../../src/values/ways.ts';
import { valuesBy } from '../opened.ts';
import { expectRolls } from './expect-rolls.ts';

function solved(game: string, given: Readonly<Record<string, OptionValue>>) {
  const options = withDefaults(gameOf(game).options, given);
  const solver = solverOf(game, 2);
  const found = solver === undefined ? null : runToEnd(solver.solve(options));
  if (solver === undefined || found === null) throw new Error('There is a solver, and it was not stopped');
  const parts = solver.compact?.(found.solution) ?? found.parts;
  const bytes = writeSolution({ game, options, seats: 2, facts: found.facts, parts });
  return { solver, options, solution: found.solution, bytes };
}

const { solver, options, solution, bytes } = solved('ten-thousand', { target: 3000 });
const compact = solver.restore(unwrap(readSolution(bytes)));

describe('a compact file of Ten Thousand is precise enough', () => {
  const { tolerance = 0 } = compact;

  test('the compact file has every value within its tolerance of 2^-17', () => {
    expect(tolerance).toBe(2 ** -17);
    let farthest = 0;
    for (const scores of [
      [0, 0],
      [1000, 1550],
      [2400, 1200],
      [1050, 2900],
    ]) {
      for (const points of [0, 250, 500]) {
        const turn = { kind: 'choose', points, last: [1, 1, 5, 5, 2, 3] } as const;
        const start = tenThousand.start(withDefaults(tenThousand.options, options), 2);
        const inGame = scores.map((score) => score > 0);
        const state: TenThousandState = { ...start, scores, inGame, seat: 1, turn };
        const exact = valuedMoves(solution, state, 1);
        for (const [index, { value }] of valuedMoves(compact, state, 1).entries()) {
          farthest = Math.max(farthest, Math.abs(value - (exact[index]?.value ?? 0)));
        }
      }
    }
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThanOrEqual(tolerance);
  });

  test('the compact file has every offer within its tolerance, in whichever order offers are read', () => {
    const offersOf = (of: Solution) => {
      if (of instanceof TenThousandForTwo) return of.race.offers;
      throw new TypeError('A solution of Ten Thousand for two');
    };
    const [packed, coarse] = [offersOf(solution), offersOf(compact)];
    const target = 60;
    let [farthest, offers] = [0, 0];
    for (let pair = target ** 2 - 1; pair >= 0; pair--) {
      // Because 7 is coprime to the number of pairs, each pair occurs once, and the test switches often between the
      // blocks of the file.
      const at = (7 * pair) % target ** 2;
      const [own, other] = [Math.floor(at / target), at % target];
      const exact = packed.row(own, other);
      const rounded = coarse.row(own, other);
      expect(rounded.length).toBe(exact.length);
      offers += exact.length;
      for (let index = 0; index < exact.length; index++) {
        farthest = Math.max(farthest, Math.abs((rounded[index] ?? 1) - (exact[index] ?? 0)));
      }
    }
    expect(offers).toBeGreaterThan(100_000);
    expect(farthest).toBeLessThanOrEqual(tolerance);
  });

  test('the file contains the take graph of its scoring table', () => {
    const scoring = tenThousandScoring(withDefaults(tenThousand.options, {}));
    const learned = { ...scoring };
    cacheGraph(learned, packedGraph(takeGraph(scoring)));
    expect(takeGraph(learned)).toEqual(takeGraph({ ...scoring }));
  });

  test('the file is refused if any part of it is damaged', () => {
    for (let part = 1; part <= 40; part++) {
      const at = Math.floor((part * bytes.length) / 41);
      const damaged = bytes.with(at, (bytes[at] ?? 0) ^ 1);
      expect(readSolution(damaged)).toEqual({ ok: false, error: 'damaged' });
    }
  });

  test('reviews with the values of the file add up to the result, and rank throws like the full solution', () => {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    const setup = unwrap(readSetup({ game: 'ten-thousand', options, seats }));
    const log = [
      { seat: 0, dice: [6] },
      { seat: 1, dice: [2] },
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [1, 1, 1, 5, 2, 3] },
      { seat: 0, move: { type: 'bank', keep: [0, 1, 2] } },
      { seat: 1, move: { type: 'roll' } },
      { seat: 1, dice: [1, 1, 1, 5, 5, 3] },
      { seat: 1, move: { type: 'bank', keep: [0, 1, 2, 3, 4] } },
      { seat: 0, move: { type: 'roll' } },
    ].map((entry) =>
      'move' in entry ? { ...entry, move: tenThousand.canonical(entry.move as never) } : entry,
    );
    const { exact, players, entries } = review(setup, log as never, valuesBy(compact));
    expect(exact).toBe(true);
    for (const { left } of players) expect(Math.abs(left)).toBeLessThan(1e-9);
    const unrounded = review(setup, log as never, valuesBy(solution)).entries;
    const percentiles = (all: typeof entries) =>
      all.flatMap((entry) => (entry.kind === 'throw' ? [100 * (entry.rank?.worse ?? 0)] : []));
    const expected = percentiles(unrounded);
    for (const [index, percentile] of percentiles(entries).entries()) {
      expect(percentile).toBeCloseTo(expected[index] ?? 0, 9);
    }
    expect(Math.max(...expected)).toBeGreaterThan(90);
  });
});

describe('reviews of Ten Thousand value rolls correctly', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const setup = unwrap(readSetup({ game: 'ten-thousand', options, seats }));
  const bot = botFor('ten-thousand', 'steady');
  const states: TenThousandState[] = [];
  for (let match = 0; match < 5; match++) {
    const dice = seededDice(match);
    const log: Entry[] = [];
    playBotMatch(setup, [bot, bot], dice, dice.random, (entry) => log.push(entry));
    states.push(...(unwrap(replayStatesOfLog(setup, log)).states as TenThousandState[]));
  }

  test.each([
    ['exact', solution],
    ['compact', compact],
  ])('the estimates of an %s solution never exclude the best move', (_, of) => {
    const values = valuesBy(of);
    let [left, all] = [0, 0];
    for (const state of states) {
      const moves = valuedMoves(of, state, state.seat);
      const [played] = moves;
      if (played === undefined || tenThousand.step(state).kind !== 'choose') continue;
      const choices = values.moves(state, state.seat, { played: [played.move] });
      expect(choices.map(({ move }) => move)).toContainEqual(played.move);
      const best = Math.max(...moves.map(({ value }) => value));
      for (const { move } of moves.filter(({ value }) => value === best)) {
        expect(choices.map((choice) => choice.move)).toContainEqual(move);
      }
      left += choices.length;
      all += moves.length;
    }
    expect(all).toBeGreaterThan(3 * left);
  });

  test('the values of rolls equal the values of the states after them', () => {
    let rolled = 0;
    for (const state of states) {
      const step = tenThousand.step(state);
      const rolls = compact.rolls?.(state) ?? null;
      expect(rolls === null).toBe(state.turn.kind !== 'throw' || state.winner !== null);
      if (rolls === null || step.kind !== 'throw') continue;
      expectRolls(rolls, compact, state);
      rolled += 1;
    }
    expect(rolled).toBeGreaterThan(100);
  });
});

describe('the shipped solution makes solving unnecessary', () => {
  const { solver, options, solution, bytes } = solved('greed', {});
  const neverSolves: Solver = {
    ...solver,
    solution: () => {
      throw new Error('It is solved again');
    },
  };

  /** Returns the shipped values; null if there are none. */
  const shipped = async (given: typeof options, files: SolutionFiles) => {
    const found = await obtain(solvable(solver, given), { files, limit: { seconds: -1 } });
    return found === 'beyond' ? null : found;
  };

  test('the shipped solution is used instead of solving', async () => {
    const names: string[] = [];
    const files = async (name: string) => {
      names.push(name);
      return bytes;
    };
    const found = await obtain(solvable(neverSolves, options), { files });
    if (typeof found === 'string') throw new Error('It comes with the program');
    const start = gameOf('greed').start(options, 2);
    expect(found.solution.value(start)).toEqual(solution.value(start));
    expect(names).toEqual(['greed-2.solution']);
  });

  test.each([
    ['is missing', null],
    ['is damaged', bytes.with(bytes.length - 1, 77)],
    ['is cut short', bytes.slice(0, 100)],
    ['is of another format', bytes.with(20, 1)],
    ['is of other options', solved('greed', { target: 500 }).bytes],
  ])('the shipped solution is not used if its file %s', async (_, given) => {
    expect(await shipped(options, async () => given)).toBeNull();
  });

  test('the shipped solution is not used if its file cannot be read, or for other options', async () => {
    const refuses = () => Promise.reject(new Error('offline'));
    expect(await shipped(options, refuses)).toBeNull();
    const asked: string[] = [];
    const other = withDefaults(gameOf('greed').options, { target: 500 });
    const files = async (name: string) => {
      asked.push(name);
      return bytes;
    };
    expect(await shipped(other, files)).toBeNull();
    expect(asked).toEqual([]);
  });
});
