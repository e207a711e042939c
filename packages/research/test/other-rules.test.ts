import { tenThousand, withDefaults } from '@dicehall/engine';
import { runToEnd } from '@dicehall/strategy';
import {
  compileScoring,
  type RaceRules,
  type ScoringTable,
  solveRace,
  tenThousandScoring,
} from '@dicehall/strategy/solvers';
import { describe, expect, test } from 'vitest';
import { plainTurn } from './plain-turn.ts';

/** Pig is played with one die. A 1 is a bust; any other face scores its number. */
const pig = compileScoring(1, 1, ([face = 1]) => (face === 1 ? [] : [{ score: face, left: 1 }]));

const race = (scoring: ScoringTable, target: number): RaceRules => ({
  scoring,
  finish: 'bank',
  target,
  opening: 0,
  takeOver: false,
});
const firstPlayerWins = (rules: RaceRules): number => runToEnd(solveRace(rules))?.values[0] ?? 0;

describe('the solver can solve other games', () => {
  // Neller and Presser, "Optimal Play of the Dice Game Pig", 2004: 53.06 %.
  test('the player who starts Pig to 100 wins with probability 0.5305927', () => {
    expect(firstPlayerWins(race(pig, 100))).toBeCloseTo(0.5305927, 7);
  });

  test('Farkle to 500 with singles and triples has the same value as by plain value iteration', () => {
    const options = withDefaults(tenThousand.options, { more: 'none', straight: 0, threePairsPoints: 0 });
    const rules = race(tenThousandScoring(options), 10);
    expect(firstPlayerWins(rules)).toBeCloseTo(plainly(rules), 12);
  });
});

/** Returns the win probability at 0:0, computed by value iteration over all scores and all points of a turn. */
function plainly({ scoring, target }: RaceRules): number {
  const values = Array.from({ length: target }, () => Array.from({ length: target }, () => 0.5));
  const at = (own: number, other: number): number => values[own]?.[other] ?? 0;
  const turn = (own: number, other: number): number => {
    const stop = (points: number) => (own + points >= target ? 1 : 1 - at(other, own + points));
    return plainTurn(scoring, stop, 1 - at(other, own));
  };
  for (let change = 1; change > 1e-14; ) {
    change = 0;
    for (let own = target - 1; own >= 0; own--) {
      for (let other = target - 1; other >= 0; other--) {
        const value = turn(own, other);
        change = Math.max(change, Math.abs(value - at(own, other)));
        const row = values[own];
        if (row !== undefined) row[other] = value;
      }
    }
  }
  return at(0, 0);
}
