import { describe, expect, test } from 'vitest';
import { planCount, reachOf, TurnTables } from '../../src/solve/hidden-pairs/equilibrium.ts';
import { handIndex } from '../../src/solve/hidden-pairs/hands.ts';
import { solveTurn } from '../../src/solve/hidden-pairs/index.ts';
import { endsOf, PlanValues } from '../../src/solve/hidden-pairs/plan-values.ts';
import { allActions } from '../../src/solve/hidden-pairs/plans.ts';
import { solved } from '../solved.ts';

const game = { luckyDice: 'one', reRolls: true, actions: true } as const;
const turn = solved(solveTurn(game, 3));
const tables = new TurnTables(game);
tables.setOpponent(reachOf(game, turn.reRolling), turn.plans);
const plans = new PlanValues(tables);

describe('if the value of points is linear, plans have the value of their points', () => {
  const leadValue = (gained: number): number => 0.5 + gained / 10_000;
  const hands = [handIndex([1, 2, 3, 4, 5, 6]), handIndex([6, 6, 6, 2, 2, 1]), handIndex([3, 3, 3, 3, 3, 3])];

  test.each([0, 50, 150, 500])('with %i points left', (points) => {
    const ends = endsOf(points, leadValue);
    for (const hand of hands) {
      const values = new Float64Array(planCount(game, hand));
      tables.planValues(hand, values);
      let best = 0;
      let worst = 0;
      for (const [plan, value] of values.entries()) {
        const pays = (allActions[plan % allActions.length]?.price ?? 0) <= points;
        // The turn brings of a lead what is won less what the other wins: twice the points, less all that there are.
        const expected = pays ? leadValue(2 * value - 450) : 0;
        worst = Math.max(worst, Math.abs(plans.one(hand, plan, ends) - expected));
        best = Math.max(best, expected);
      }
      expect(worst).toBeLessThan(1e-12);
      expect(plans.best(hand, ends)).toBeCloseTo(best, 12);
    }
  });
});
