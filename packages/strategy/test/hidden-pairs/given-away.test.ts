import { describe, expect, test } from 'vitest';
import {
  exploitabilityOf,
  givenAway,
  policyOf,
  solveTurn,
  strategyOf,
} from '../../src/solve/hidden-pairs/index.ts';
import { solved } from '../solved.ts';

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 25));
const policy = policyOf(turn);
const level = { own: 500, other: 500, left: 0 };
const levelForPoints = givenAway(policy, level, 'points');

describe('what a policy gives away at a standing', () => {
  test('played for points is what the turn alone gives away, whatever the lead', () => {
    const { points, share } = exploitabilityOf(strategyOf(policy));
    for (const given of [levelForPoints, givenAway(policy, { own: 1500, other: 500, left: 2 }, 'points')]) {
      expect(given.points).toBeCloseTo(points, 9);
      expect(given.share).toBeCloseTo(share, 12);
    }
  });

  test('is more when it is played for the match, where something can still be decided', () => {
    expect(givenAway(policy, level, 'match').points).toBeGreaterThan(
      givenAway(policy, level, 'points').points + 5,
    );
  });

  test('keeps the match where it is won, and nothing where it is lost', () => {
    expect(givenAway(policy, { own: 2500, other: 500, left: 0 }, 'match').keeps).toBeCloseTo(1, 9);
    expect(givenAway(policy, { own: 500, other: 2500, left: 0 }, 'match').keeps).toBeCloseTo(0, 9);
  });

  test('keeps at most half of a level match, and more the further it is ahead', () => {
    const keeps = [500, 1000].map((own) => givenAway(policy, { own, other: 500, left: 2 }, 'match').keeps);
    expect(keeps[0]).toBeLessThanOrEqual(0.5);
    expect(keeps).toEqual([...keeps].sort((a, b) => a - b));
  });

  test('takes into account that a player with few points cannot buy', () => {
    const poor = givenAway(policy, { own: 0, other: 500, left: 0 }, 'points');
    expect(poor.points).toBeGreaterThan(levelForPoints.points);
  });
});
