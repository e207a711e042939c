import { type Face, faces, type GreedState, greed, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { offset } from '../../src/games/greed/solve/cycle.ts';
import { BestResponses, findEquilibrium } from '../../src/games/greed/solve/equilibrium.ts';
import { threeResidual } from '../../src/games/greed/solve/solvers.ts';
import { GreedForThree, solveGreedForThree } from '../../src/games/greed/solve/three.ts';
import { bestResponseOfThree } from '../../src/games/greed/solve/three-response.ts';
import { ThreeTurn } from '../../src/games/greed/solve/three-turn.ts';
import { greedRace } from '../../src/race/rules.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { valuedMoves } from '../../src/solve/solution.ts';

const options = withDefaults(greed.options, { target: 500 });
const solution = runToEnd(solveGreedForThree(options));
if (solution === null) throw new Error('It was not stopped');

const state = (scores: readonly number[], seat: number, more: Partial<GreedState> = {}): GreedState => ({
  ...greed.start(options, 3),
  scores,
  inGame: scores.map((score) => score > 0),
  seat,
  ...more,
});

/** Returns the mean of the values after every possible next throw. */
function meanAfter(before: GreedState, dice: number): number[] {
  let throws: Face[][] = [[]];
  for (let die = 0; die < dice; die++)
    throws = throws.flatMap((some) => faces.map((face) => [...some, face]));
  const sum = [0, 0, 0];
  for (const thrown of throws) {
    const after = greed.apply(before, { seat: before.seat, dice: thrown });
    if (!after.ok) throw new Error(after.error.code);
    solution?.value(after.value.state).forEach((value, seat) => {
      sum[seat] = (sum[seat] ?? 0) + value;
    });
  }
  return sum.map((total) => total / throws.length);
}

const thrown = (points: number, dice: number) => ({ turn: { kind: 'throw', points, dice } }) as const;

describe('the solution of Greed for three is an equilibrium', () => {
  test.each([
    ['in the middle of a match', state([350, 0, 400], 0, thrown(150, 3))],
    ['before any player is in the game', state([0, 0, 0], 2, thrown(0, 5))],
    ['past the target', state([300, 450, 0], 1, thrown(250, 4))],
    ['the second in the final round', state([550, 400, 300], 1, { ...thrown(100, 2), finalBy: 0 })],
    [
      'the last in the final round, two level before',
      state([550, 550, 300], 2, { ...thrown(200, 3), finalBy: 0 }),
    ],
    [
      'the last in the final round, not in the game yet',
      state([0, 550, 600], 0, { ...thrown(0, 5), finalBy: 1 }),
    ],
  ])('the value of a throw is the mean over its outcomes: %s', (_name, before) => {
    const { turn } = before;
    const mean = meanAfter(before, turn.kind === 'throw' ? turn.dice : 0);
    const value = solution.value(before);
    mean.forEach((after, seat) => {
      expect(value[seat]).toBeCloseTo(after, 9);
    });
  });

  test('the value of a throw is the mean over its outcomes, however many points the turn has', () => {
    for (let points = 0; points <= 2500; points += 100) {
      const before = state([350, 0, 400], 0, thrown(points, 1));
      const value = solution.value(before);
      expect(value).toEqual(meanAfter(before, 1).map((after) => expect.closeTo(after, 9)));
    }
  });

  test('the first throw of a match has the value of the start, even if it is the first question to a solution', () => {
    const fresh = new GreedForThree(options, solution.values, solution.mixtures, solution.states);
    const start = greed.start(options, 3);
    const first = fresh.value({ ...start, ...thrown(0, 5) });
    expect(first).toEqual(solution.value(start).map((share) => expect.closeTo(share, 12)));
  });

  test('the value of a choice is the value of its best move for the player', () => {
    const last = [1, 2, 3] as const;
    for (const points of [100, 300, 600]) {
      const choosing = state([350, 0, 400], 2, { turn: { kind: 'choose', points, dice: 2, last } });
      const best = Math.max(...valuedMoves(solution, choosing, 2).map(({ value }) => value));
      expect(solution.value(choosing)[2]).toBeCloseTo(best, 9);
    }
  });

  test('every start of a turn satisfies its equations, including those with mixtures', () => {
    expect(solution.mixtures.size).toBeGreaterThan(0);
    expect(runToEnd(threeResidual(solution))).toBeLessThan(1e-12);
  });

  test('the player is indifferent between the moves that the solution mixes', () => {
    for (const place of solution.mixtures.keys()) {
      const units = place / 2;
      const size = options.target / 50;
      const scores = [Math.floor(units / size ** 2), Math.floor(units / size) % size, units % size];
      const at = (points: number, dice: number, last: readonly Face[]): GreedState =>
        state(
          scores.map((score) => 50 * score),
          0,
          { turn: { kind: 'choose', points, dice, last } },
        );
      const apart = [1, 2, 3, 4, 5].flatMap((dice) =>
        Array.from({ length: 20 }, (_, index) => {
          const [one, other] = valuedMoves(solution, at(50 * (index + 6), dice, [1]), 0);
          return Math.abs((one?.value ?? 0) - (other?.value ?? 0));
        }),
      );
      expect(Math.min(...apart)).toBeLessThan(1e-12);
    }
  });

  test('an equilibrium at equal scores is found even if the search starts far from it', () => {
    const rules = greedRace(options);
    for (const [at, mixture] of solution.mixtures) {
      const score = (at / 2) % rules.target;
      expect(at).toBe(offset(rules.target, score, score, score));
      const turn = new ThreeTurn(rules);
      turn.prepare(score, score, score, solution.values);
      for (const far of [0, 1]) {
        const responses = new BestResponses(turn);
        const all = [responses, responses, responses];
        const found = findEquilibrium([turn, turn, turn], all, [[far, far, far]], true);
        expect(found?.shares[0]?.[0], `${score} from ${far}`).toBeCloseTo(solution.values[at] ?? 1, 12);
        expect(found?.mixtures[0]).toBeCloseTo(mixture, 6);
      }
    }
  });

  test('no player gains by deviating from the solution', () => {
    expect(Math.abs(runToEnd(bestResponseOfThree(solution)) ?? 1)).toBeLessThan(1e-12);
  });

  test('a wrong mixture has a residual above zero', () => {
    const off = new Map([...solution.mixtures].map(([place, mixture]) => [place, 1 - mixture] as const));
    const other = new GreedForThree(options, solution.values, off, solution.states);
    expect(runToEnd(threeResidual(other))).toBeGreaterThan(1e-9);
  });

  test('the shares at the start of a turn sum to 1', () => {
    const shares = solution.value(greed.start(options, 3));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});

test('with an opening above the target, no player of three gains by deviating from the solution', () => {
  const rules = { ...options, opening: 900 };
  const high = runToEnd(solveGreedForThree(rules)) ?? expect.fail();
  expect(runToEnd(threeResidual(high))).toBeLessThan(1e-12);
  expect(Math.abs(runToEnd(bestResponseOfThree(high)) ?? 1)).toBeLessThan(1e-12);
});

test.each([
  [0, 900, 950, 'the last player is not in the game'],
  [250, 900, 900, 'the last player draws level'],
])('in a final round, a last player at %i gets the chance to beat %i and %i: %s', (own, mark, other) => {
  const before = state([mark, other, own], 2, { ...thrown(0, 5), finalBy: 0 });
  expect(solution.value(before)).toEqual(meanAfter(before, 5).map((after) => expect.closeTo(after, 9)));
});
