import { tenThousand, withDefaults } from '@dicehall/engine';
import { runToEnd } from '@dicehall/strategy';
import { type BustRace, compileScoring, solveBustRace, tenThousandScoring } from '@dicehall/strategy/solvers';
import { describe, expect, test } from 'vitest';
import { bestMeanTurn } from '../src/literature/mean-turn.ts';
import { plainTurn } from './plain-turn.ts';

/** Two dice: a 1 scores two units and a 5 one unit. They can be kept separately or together. */
const small = compileScoring(2, 1, (dice) => {
  const units = dice.map((die): number => (die === 1 ? 2 : die === 5 ? 1 : 0)).filter((score) => score > 0);
  const all = units.reduce((sum, score) => sum + score, 0);
  const both = units.length === dice.length ? [{ score: all, left: 2 }] : [{ score: all, left: 1 }];
  return units.length === 0
    ? []
    : [...both, ...(dice.length === 2 ? units.map((score) => ({ score, left: 1 })) : [])];
});
const race: BustRace = { scoring: small, target: 6, least: 2, penalty: 3, lowest: -2 };

/** Returns the value at two scores without busts. */
function solved(own: number, other: number): number {
  const { known } = runToEnd(solveBustRace(race));
  return known.value({ own, other, busts: 0, others: 0 });
}

describe('the solver reproduces published values of other games', () => {
  // Busche, "Maximizing Expected Scores in the Game of Zilch", 2010: 620.855.
  test('the best mean turn of Zilch scores 620.855 points', () => {
    const zilch = { more: 'double', nothing: 500, threePairs: 'four-and-two' } as const;
    const scoring = tenThousandScoring(withDefaults(tenThousand.options, zilch));
    expect(50 * bestMeanTurn({ scoring, least: 6, penalty: 10 })).toBeCloseTo(620.855, 3);
  });
});

describe('the solver handles a penalty for three busts in a row', () => {
  test('the solver gives the same values as plain value iteration for a race with a penalty', () => {
    expect(solved(0, 0)).toBeCloseTo(plainly(race), 8);
  });

  test('a player with a penalty for three busts has a lower value at a lower score', () => {
    expect(solved(-2, 0)).toBeLessThan(solved(0, 0));
    expect(solved(0, -2)).toBeGreaterThan(solved(0, 0));
  });
});

/**
 * Returns the win probability at 0:0, computed by value iteration over all scores, counts of busts and points of a
 * turn.
 */
function plainly({ scoring, target, least, penalty, lowest }: BustRace): number {
  const values = new Map<string, number>();
  const at = (own: number, other: number, busts: number, others: number): number =>
    values.get(`${own} ${other} ${busts} ${others}`) ?? 0.5;
  const turn = (own: number, other: number, busts: number, others: number): number => {
    const bust =
      busts < 2
        ? 1 - at(other, own, others, busts + 1)
        : 1 - at(other, Math.max(lowest, own - penalty), others, 0);
    const stop = (points: number) => {
      if (points < least) return 0;
      return own + points >= target ? 1 : 1 - at(other, own + points, others, 0);
    };
    return plainTurn(scoring, stop, bust);
  };
  for (let change = 1; change > 1e-13; ) {
    change = 0;
    for (let own = target - 1; own >= lowest; own--) {
      for (let other = target - 1; other >= lowest; other--) {
        for (const busts of [2, 1, 0]) {
          for (const others of [2, 1, 0]) {
            const value = turn(own, other, busts, others);
            change = Math.max(change, Math.abs(value - at(own, other, busts, others)));
            values.set(`${own} ${other} ${busts} ${others}`, value);
          }
        }
      }
    }
  }
  return at(0, 0, 0, 0);
}
