import type { Commit, Split } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { handClasses, handIndex } from '../../src/games/hidden-pairs/solve/hands.ts';
import { MatchValue, policyOf, solveTurn, strategyOf } from '../../src/games/hidden-pairs/solve/index.ts';
import {
  choiceAt,
  choiceCount,
  handCount,
  type Mixture,
  reRollLevels,
} from '../../src/games/hidden-pairs/solve/match/mixture.ts';
import { roundChances } from '../../src/games/hidden-pairs/solve/match/round-chances.ts';
import { firstPlans, planOf } from '../../src/games/hidden-pairs/solve/plans.ts';
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

describe('a plan wins each round with a probability', () => {
  const dice = [1, 2, 3, 4, 5, 6] as const;
  const hand = handIndex(dice);
  const even: Split = [
    [0, 5],
    [1, 4],
    [2, 3],
  ];
  const plan = (actions: Partial<Commit> = {}) => planOf(dice, { type: 'commit', pairs: even, ...actions });

  /** A mixture in which one hand has one plan, and the others have none. */
  function onlyPlaying(theirs: number): Mixture {
    const turning = new Float64Array(reRollLevels * choiceCount);
    for (const at of choiceAt.subarray(0, handCount)) turning[at] = 1;
    const first = Int32Array.from({ length: reRollLevels * handCount + 1 }, (_, info) =>
      info > hand ? 1 : 0,
    );
    return {
      turning,
      first,
      plans: Int32Array.of((firstPlans[hand] ?? 0) + theirs),
      chances: Float64Array.of(1),
    };
  }

  const [hinderance, diceBlock, luckyDice] = [
    { hinderance: { round: 1, seat: 1 } },
    { diceBlock: { round: 1, seat: 1 } },
    { luckyDice: { round: 1 } },
  ] as const;

  test.each([
    ['equal pairs win half of the rounds', 'one', {}, {}, [0.5, 0.5, 0.5]],
    ['an attack takes off the pair of the other', 'one', hinderance, {}, [1, 0.5, 0.5]],
    ['an attack of the other takes off the own pair', 'one', {}, diceBlock, [0, 0.5, 0.5]],
    ['Dice-Block takes off more than Hindrance', 'one', hinderance, diceBlock, [0, 0.5, 0.5]],
    ['Lucky Dice block an attack', 'one', hinderance, luckyDice, [0.5, 0.5, 0.5]],
    [
      'Lucky Dice block the larger of two attacks',
      'one',
      { ...hinderance, ...diceBlock },
      luckyDice,
      [1, 0.5, 0.5],
    ],
    [
      'Lucky Dice block all attacks by that rule',
      'all',
      { ...hinderance, ...diceBlock },
      luckyDice,
      [0.5, 0.5, 0.5],
    ],
  ] as const)('%s', (_, rule, own, theirs, chances) => {
    const found = roundChances(rule, { hand, plan: plan(own) }, onlyPlaying(plan(theirs)), 0);
    const { probability = 0 } = handClasses[hand] ?? {};
    expect(found.map((chance) => chance / probability)).toEqual(
      chances.map((chance) => expect.closeTo(chance, 9)),
    );
  });
});
