import { seededDice } from '@dicehall/dice';
import { type Face, faces, type ThreesState, type ThreesView, threes, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { runSeed } from '../../../tooling/test/seed.ts';
import { readSolution, writeSolution } from '../../src/files/solution-file.ts';
import { solveThrees, ThreesMatch } from '../../src/games/threes/solve/match.ts';
import { bestResponseGain, residualOf } from '../../src/games/threes/solve/proof.ts';
import { threesForThree } from '../../src/games/threes/solve/solver.ts';
import { valuedMoves } from '../../src/solve/solution.ts';
import { solved } from '../solved.ts';
import { expectRolls } from './expect-rolls.ts';

const optionsOf = (rounds: number, lastDie: 'lies' | 'rolled' = 'lies') =>
  withDefaults(threes.options, { rounds, lastDie });
const options = optionsOf(2);
const solution = solved(solveThrees(options, 3));

const state = (
  scores: readonly number[],
  seat: number,
  round: number,
  turn: ThreesState['turn'] = { kind: 'start' },
): ThreesState => ({ ...threes.start(options, 3), scores, seat, round, turn });

/** Returns the mean of the values after every throw of the last `open` dice. */
function meanAfter(before: ThreesState, open: number): number[] {
  let throws: Face[][] = [[]];
  for (let die = 0; die < open; die++)
    throws = throws.flatMap((some) => faces.map((face) => [...some, face]));
  const sums = [0, 0, 0];
  for (const dice of throws) {
    const after = threes.apply(before, { seat: before.seat, dice });
    if (!after.ok) throw new Error(after.error.code);
    solution.value(after.value.state).forEach((value, seat) => {
      sums[seat] = (sums[seat] ?? 0) + value;
    });
  }
  return sums.map((sum) => sum / throws.length);
}

const waiting = (locked: readonly boolean[]): ThreesState['turn'] => ({
  kind: 'throw',
  dice: [6, 6, 1, 2, 4],
  locked,
});

// The last player banks 1 1 2 2 1 for 7 points. The fewest points win, and equal totals share the win.
test.each([
  [
    [12, 3, 7],
    [0, 1, 0],
  ],
  [
    [12, 3, -4],
    [0, 1 / 2, 1 / 2],
  ],
  [
    [3, 3, -4],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  [
    [3, 3, 7],
    [1 / 2, 1 / 2, 0],
  ],
  [
    [12, 3, -10],
    [0, 0, 1],
  ],
  [
    [8, 12, 2],
    [1, 0, 0],
  ],
])(
  'in a match of Threes for three with %j before the last bank, the solution has the winners by the rules',
  (scores, shares) => {
    const dice: Face[] = [1, 1, 2, 2, 1];
    const turn = { kind: 'choose', dice, locked: [true, true, true, true, false] } as const;
    solution.value(state(scores, 2, 2, turn)).forEach((value, seat) => {
      expect(value).toBeCloseTo(shares[seat] ?? Number.NaN, 12);
    });
  },
);

describe('the solution of Threes for three is an equilibrium', () => {
  test.each([
    ['two sixes kept', state([12, 3, 7], 1, 2, waiting([true, true, false, false, false])), 3],
    ['a six and a two kept', state([12, 3, 7], 2, 1, waiting([true, false, false, true, false])), 3],
    ['the last turn', state([12, 3, 15], 2, 2, waiting([true, true, false, false, false])), 3],
    ['a player out of reach', state([-30, 29, 8], 0, 2, waiting([false, true, true, true, false])), 2],
  ])('the value of a throw is the mean over its outcomes by the rules: %s', (_name, before, open) => {
    const mean = meanAfter(before, open);
    solution.value(before).forEach((value, seat) => {
      expect(value).toBeCloseTo(mean[seat] ?? Number.NaN, 12);
    });
    expectRolls(solution.rolls(before), solution, before);
  });

  test.each([
    ['all dice open', [6, 6, 6, 1, 2], [false, false, false, false, false]],
    ['sixes kept', [6, 6, 6, 3, 5], [true, true, false, false, false]],
    ['a one kept', [1, 6, 6, 2, 5], [true, false, false, false, false]],
  ] as const)(
    'the expert plays the best move, whose value is that of the choice: %s',
    (_name, dice, locked) => {
      const choosing = state([14, 9, 11], 1, 2, { kind: 'choose', dice, locked });
      const best = Math.max(...valuedMoves(solution, choosing, 1).map(({ value }) => value));
      expect(solution.value(choosing)[1]).toBeCloseTo(best, 12);
      const move = threesForThree
        .player(solution)
        .choose(threes.view(choosing, 1) as ThreesView, 1, seededDice(runSeed).random);
      const after = threes.apply(choosing, { seat: 1, move: move as never });
      if (!after.ok) throw new Error(after.error.code);
      expect(solution.value(after.value.state)[1]).toBeCloseTo(best, 12);
    },
  );

  test('every turn satisfies its equations, even if a higher total is better', () => {
    expect(solved(residualOf(solution))).toBeLessThan(1e-12);
  });

  test.each(['lies', 'rolled'] as const)('no player gains by deviating (last die %s)', (lastDie) => {
    const short = solved(solveThrees(optionsOf(1, lastDie), 3));
    expect(solved(residualOf(short))).toBeLessThan(1e-12);
    expect(Math.abs(solved(bestResponseGain(short)))).toBeLessThan(1e-12);
  });

  test('wrong shares have a large residual, and a best response gains against them', () => {
    const { options: short, shares } = solved(solveThrees(optionsOf(1), 3));
    const wrong = new ThreesMatch(
      short,
      3,
      shares.map((table, left) => (left === 1 ? table.map((share) => share / 1.01) : table)),
    );
    expect(solved(residualOf(wrong))).toBeGreaterThan(1e-4);
    expect(solved(bestResponseGain(wrong))).toBeGreaterThan(1e-4);
  });

  test('a file restores the solution', () => {
    const short = optionsOf(1);
    const { solution: original, facts, parts } = solved(threesForThree.solve(short));
    const file = readSolution(writeSolution({ game: 'threes', options: short, seats: 3, facts, parts }));
    if (!file.ok) throw new Error(file.error);
    const start = threes.start(short, 3);
    threesForThree
      .restore(file.value)
      .value(start)
      .forEach((share, seat) => {
        expect(share).toBeCloseTo(original.value(start)[seat] ?? 0, 12);
      });
    expect(facts.wins).toEqual(original.value(start));
  });
});
