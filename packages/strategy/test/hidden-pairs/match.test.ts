import { describe, expect, test } from 'vitest';
import { MatchValue, policyOf, solveTurn, strategyOf } from '../../src/games/hidden-pairs/solve/index.ts';
import { solved } from '../solved.ts';

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 12));
const policy = policyOf(turn);
const match = new MatchValue(strategyOf(policy));

describe('a lead in a match has a win probability', () => {
  test('the value of a lead is 1 after the last turn, and 0.5 in a draw', () => {
    expect([-25, 0, 25].map((lead) => match.at(0, lead))).toEqual([0, 0.5, 1]);
  });

  test('the values of both players sum to 1, and are 0.5 at equal points', () => {
    for (const lead of [0, 100, 250, 425, 1000]) {
      for (const turns of [1, 2, 5]) {
        expect(match.at(turns, lead) + match.at(turns, -lead)).toBeCloseTo(1, 9);
      }
    }
  });

  test('the value rises with the lead, and with fewer turns left', () => {
    const leads = [0, 100, 200, 400, 800];
    const values = leads.map((lead) => match.at(2, lead));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(match.at(1, 200)).toBeGreaterThan(match.at(3, 200));
  });

  test('the win probability is 1 with a lead above the most that a turn can change', () => {
    expect(match.at(1, 450 + 375 + 25)).toBe(1);
    expect(match.at(1, -(450 + 375 + 25))).toBe(0);
  });
});
