import {
  type AnyGame,
  greed,
  type OptionValue,
  parsePosition,
  tenThousand,
  threeDice,
  threes,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { strategyOf } from '../../src/games/index.ts';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { solveThrees } from '../../src/games/threes/solve/match.ts';
import type { Values } from '../../src/index.ts';
import { type Calibration, calibrationOf } from '../../src/my-play/calibration.ts';
import { opened, valuesBy } from '../opened.ts';
import { solved } from '../solved.ts';

/** Returns the deviation of a choice in a position, for the seat to move. */
function measured(values: Values, line: string, ...moves: readonly unknown[]): Calibration[] {
  const { game, state } = unwrap(parsePosition(line));
  const step = game.step(state);
  const seat = step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
  const choices = moves.map((move) => ({ state, seat, move }));
  return calibrationOf(values, strategyOf(game.id).measure, choices);
}

const optionsOf = (game: AnyGame, given: Readonly<Record<string, OptionValue>>) =>
  withDefaults(game.options, given) as never;

const mostPoints = 1500;

/** Returns the fewest points at which one move is at least as good as another. */
function limit(
  values: Values,
  lineAt: (points: number) => string,
  from: number,
  [stop, roll]: readonly unknown[],
): number {
  for (let points = from; points < mostPoints; points += 50) {
    const { state } = unwrap(parsePosition(lineAt(points)));
    const moves = values.moves(state, 0, { played: [stop, roll] });
    const value = (wanted: unknown) =>
      moves.find(({ move }) => JSON.stringify(move) === JSON.stringify(wanted))?.value ?? Number.NaN;
    if (value(stop) >= value(roll)) return points;
  }
  throw new Error('There is no limit');
}

describe('a choice is measured by its distance from the best choice', () => {
  it('in Greed, a deviation is the distance in points from the best limit', () => {
    const values = valuesBy(solved(solveGreed(optionsOf(greed, { target: 1000 }))));
    const line = (points: number) => `greed target=1000 300,300 11 0 - choose ${points} 51346`;
    const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];
    const best = limit(values, line, 150, [stop, roll]);
    expect(best).toBeGreaterThan(200);
    const at = (points: number, ...moves: readonly unknown[]) => measured(values, line(points), ...moves);
    const early = { measure: 'early', at: 3, count: 1 };
    expect(at(best - 100, stop)).toEqual([{ ...early, sum: 100, squares: 10_000 }]);
    expect(at(best, stop)).toEqual([{ ...early, sum: 0, squares: 0 }]);
    expect(at(best + 50, roll, roll)).toEqual([
      { measure: 'late', at: 3, count: 2, sum: 100, squares: 5000 },
    ]);
    // A player without points may stop from the opening of 300 on. Up to 650 points do not reach the target.
    expect(measured(values, 'greed target=1000 0,300 01 0 - choose 450 12', roll)).toEqual([
      { measure: 'late', at: 1, count: 1, sum: 200, squares: 40_000 },
    ]);
    expect(measured(values, 'greed target=1000 300,300 11 0 - choose 450 5', stop)).toEqual([
      { measure: 'early', at: 5, count: 1, sum: 200, squares: 40_000 },
    ]);
    // These choices have no deviation: in a last turn the score to beat decides, at the target there is nothing to
    // gain, and the first roll is not a choice.
    const elsewhere = [
      '300,1000 11 0 1 choose 450 51346',
      '600,300 11 0 - choose 450 51346',
      '300,300 11 0 - start',
    ];
    for (const fields of elsewhere) expect(measured(values, `greed target=1000 ${fields}`, roll)).toEqual([]);
    // With points, a player may stop below the opening.
    const single = (points: number) => `greed target=1000 300,300 11 0 - choose ${points} 12`;
    const lowest = limit(values, single, 150, [stop, roll]);
    expect(lowest).toBeLessThan(300);
    expect(measured(values, single(lowest + 200), roll)).toEqual([
      { measure: 'late', at: 1, count: 1, sum: 200, squares: 40_000 },
    ]);
    // A player who is not in the game should never stop below the opening.
    expect(measured(values, 'greed target=1000 0,300 01 0 - choose 150 51346', roll)).toEqual([]);
  });

  it('in Ten Thousand, a deviation is the distance in points from the best limit for the same kept dice', () => {
    const values = valuesBy(solved(solveTenThousand(optionsOf(tenThousand, { target: 3000, opening: 0 }))));
    const line = (points: number) =>
      `ten-thousand target=3000,opening=0 300,300 0 choose ${points - 100} 1543`;
    const [stop, roll] = ['bank', 'roll'].map((type) => ({ type, keep: [0] }));
    const best = limit(values, line, 200, [stop, roll]);
    const at = (points: number, move: unknown) => measured(values, line(points), move);
    expect(best).toBeGreaterThan(200);
    expect(at(best - 50, stop)).toEqual([{ measure: 'early', at: 3, count: 1, sum: 50, squares: 2500 }]);
    expect(at(best + 50, roll)).toEqual([{ measure: 'late', at: 3, count: 1, sum: 50, squares: 2500 }]);
    // Three 1s are kept, so the turn has at least their 1,000 points.
    const triple = 'ten-thousand target=3000,opening=0 300,300 0 choose 0 111346';
    const late = measured(values, triple, { type: 'roll', keep: [0, 1, 2] });
    expect(late).toEqual([{ measure: 'late', at: 3, count: 1, sum: 50, squares: 2500 }]);
    // Within 1,000 of the target, the exact finish matters most.
    expect([1700, 1750].map((points) => measured(values, line(points), stop).length)).toEqual([1, 0]);
    // Before a roll, there is nothing to bank.
    for (const fields of ['300,300 0 start', '300,300 0 offer 300 3'])
      expect(measured(values, `ten-thousand target=3000,opening=0 ${fields}`, { type: 'roll' })).toEqual([]);
    // A player who is not in the game cannot bank fewer points than the opening.
    const opening = 'ten-thousand target=3000,opening=500 0,600 0 choose 350 1543';
    expect(measured(values, opening, roll)).toEqual([]);
  });

  it('in Threes, a deviation is the number of dice kept too many or too few', () => {
    const values = valuesBy(solved(solveThrees(optionsOf(threes, { rounds: 1 }), 2)));
    const line = 'threes rounds=1 0,0 1 0 choose 33654 00000';
    const both = { type: 'roll', keep: [0, 1] };
    expect(measured(values, line, both)).toEqual([{ measure: 'kept', at: 5, count: 1, sum: 0, squares: 0 }]);
    const one = { type: 'roll', keep: [0] };
    const kept = measured(values, line, one, { type: 'bank' });
    expect(kept).toEqual([{ measure: 'kept', at: 5, count: 2, sum: -1 + 3, squares: 1 + 9 }]);
  });

  it('in Three Dice, wrong stays and wrong rolls are counted by the solved round', async () => {
    const values = await opened('three-dice', optionsOf(threeDice, {}), 2);
    const roll = { type: 'roll', dice: [0, 1, 2] };
    const low = 'three-dice - 0,0 1 0 3 1 -,- choose 1 224';
    expect(measured(values, low, { type: 'stay' }, roll)).toEqual([
      { measure: 'rolled', at: 2, count: 1, sum: 0, squares: 0 },
      { measure: 'stayed', at: 2, count: 1, sum: 1, squares: 1 },
    ]);
    const nice = 'three-dice - 0,0 1 0 3 1 -,- choose 2 111';
    expect(measured(values, nice, { type: 'stay' }, roll)).toEqual([
      { measure: 'rolled', at: 1, count: 1, sum: 1, squares: 1 },
      { measure: 'stayed', at: 1, count: 1, sum: 0, squares: 0 },
    ]);
  });
});
