import {
  type Face,
  mostOf,
  scoreKeep,
  type TenThousandOptions,
  tenThousand,
  whyNotBank,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { diceAfter, keepsOf as foundKeeps, positionsOf } from '../../src/games/ten-thousand/classes.ts';
import { farPlan, lastPlan, type TurnPlan, turnPlan } from '../../src/games/ten-thousand/plan.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';

const optionsOf = (given: Partial<TenThousandOptions>): TenThousandOptions =>
  withDefaults(tenThousand.options, given) as TenThousandOptions;

/** Returns the dice that can be kept from a throw: each combination of score and number of dice once. */
function keepsOf(dice: readonly Face[], options: TenThousandOptions) {
  const found = new Map<string, { readonly score: number; readonly kept: number }>();
  for (let set = 1; set < 1 << dice.length; set++) {
    const keep = dice.filter((_, die) => (set >> die) & 1);
    const score = scoreKeep(keep, options);
    if (score > 0) found.set(`${score} ${keep.length}`, { score, kept: keep.length });
  }
  return [...found.values()];
}

interface Player {
  readonly options: TenThousandOptions;
  readonly own: number;
  readonly inGame: boolean;
  /** The points from which a turn is always banked. */
  readonly most: number;
  /** The value of a bust. */
  readonly bust: number;
}

/**
 * Returns the value of a roll by the engine's scores and its rule for banking, if the player follows the plan
 * afterwards.
 */
function rolled(plan: TurnPlan, player: Player, points: number, dice: number): number {
  const { options, own, inGame, most, bust } = player;
  const after = (score: number, kept: number): number => {
    const turn = points + score;
    const isHot = kept === dice;
    if (turn >= most) return plan.banking(turn);
    const mayBank = whyNotBank({ points: turn, total: own + turn, isHot }, { options, inGame }) === null;
    const rolling = plan.rolling(turn, isHot ? options.dice : dice - kept);
    return mayBank ? Math.max(plan.banking(turn), rolling) : rolling;
  };
  const sum = throwsOf(dice).reduce((sum, { dice: thrown, ways }) => {
    const isOvershot = options.exactFinish && own + points + mostOf(thrown, options) > options.target;
    const values = keepsOf(thrown, options).map(({ score, kept }) => after(score, kept));
    return sum + ways * (isOvershot || values.length === 0 ? bust : Math.max(...values));
  }, 0);
  return sum / 6 ** dice;
}

function expectBest(plan: TurnPlan, player: Player, points: readonly number[]): void {
  for (const at of points)
    for (let dice = 1; dice <= player.options.dice; dice++)
      expect(plan.rolling(at, dice), `${at} ${dice}`).toBeCloseTo(rolled(plan, player, at, dice), 7);
}

const upTo = (points: number): number[] => Array.from({ length: points / 50 }, (_, index) => 50 * index);

describe('the plan of a turn of Ten Thousand maximises the value of the turn', () => {
  it.each([
    ['exact finish', {}, 9450, 0],
    ['exact finish, 500 lost by a bust', {}, 9450, 500],
    ['the first bank at the target wins', { exactFinish: false }, 9450, 0],
    ['hot dice must be rolled again', { hotDice: 'must', dice: 5 }, 9450, 0],
    ['hot dice must be rolled again, first bank', { hotDice: 'must', exactFinish: false }, 9500, 0],
    ['a bank has at least 300 points', { atLeast: 300 }, 9450, 0],
    ['a bank has at least 300 points, but 200 reach the target', { atLeast: 300 }, 9800, 0],
  ] as const)(
    'near the target, the plan rolls and banks for the best value: %s',
    (_name, given, own, lost) => {
      const options = optionsOf(given);
      const most = options.target - own;
      const plan = turnPlan(options, most, 0, lost);
      expectBest(plan, { options, own, inGame: true, most, bust: -lost }, upTo(most));
    },
  );

  it('below the opening, the plan rolls and banks for the best value', () => {
    const options = optionsOf({ target: 2000, opening: 1500, exactFinish: false });
    const plan = turnPlan(options, 2000, 1500);
    expectBest(plan, { options, own: 0, inGame: false, most: 2000, bust: 0 }, [0, 1000, 1450, 1500, 1950]);
  });

  it.each([0, 1000])(
    'far from the target, with %d points lost by a bust, the plan rolls and banks for the best value',
    (lost) => {
      const options = optionsOf({ atLeast: 300 });
      const player = { options, own: 0, inGame: true, most: 6000, bust: -lost };
      expectBest(farPlan(options, lost), { ...player, own: -1e6 }, [0, 100, 350, 2000, 5950]);
      expect(farPlan(options, lost).banking(1250)).toBe(1250);
      expect(farPlan(options, lost).rolling(6000, 6)).toBe(Number.NEGATIVE_INFINITY);
    },
  );
});

it('a set of dice to keep counts as sound if no other set has at least as many points and dice left', () => {
  const keeps = (...dice: Face[]) =>
    foundKeeps(dice, optionsOf({})).sound.map(({ score, keep }) => [score, keep.length]);
  expect(keeps(1, 5, 5, 2)).toEqual([
    [200, 3],
    [150, 2],
    [100, 1],
  ]);
  expect(keeps(1, 5, 5)).toEqual([[200, 3]]);
});

describe('near the target of Ten Thousand, points are valued by the mean number of turns that they save', () => {
  it.each([50, 250, 1000, 3000])(
    'a turn that begins %d points before the target is worth one mean turn',
    (remaining) => {
      const options = optionsOf({});
      const mean = farPlan(options).rolling(0, 6);
      expect(turnPlan(options, remaining, 0).rolling(0, 6)).toBeCloseTo(mean, 3);
    },
  );

  it('more than 3,000 points before the target, the plan values all points equally', () => {
    const plan = turnPlan(optionsOf({}), 5000, 0);
    expect(plan.banking(500)).toBeCloseTo(500, 6);
    expect(plan.banking(1500) - plan.banking(500)).toBeCloseTo(1000, 6);
    expect(turnPlan(optionsOf({}), 3050, 0).banking(50)).toBeCloseTo(50, 6);
  });

  it('the plan gives points beyond the target no value', () => {
    const plan = turnPlan(optionsOf({ exactFinish: false }), 500, 0);
    expect(plan.banking(700)).toBe(plan.banking(500));
    expect(plan.banking(450)).toBeLessThan(plan.banking(500));
  });

  it('a plan is found even if turns hardly ever end exactly at the target', () => {
    const options = optionsOf({
      threePairs: 'any',
      threePairsPoints: 0,
      five: 100,
      threeOnes: 900,
      more: 'add',
      lowStraight: 100,
      highStraight: 1300,
      twoTriplets: 200,
      nothing: 700,
      atLeast: 250,
    });
    expect(turnPlan(options, 2000, 0).rolling(0, 6)).not.toBeNaN();
  });

  it('a turn banks at least the minimum or what the opening requires, whichever is more', () => {
    const options = optionsOf({ atLeast: 300, exactFinish: false });
    const [free, opening] = [turnPlan(options, 2000, 100), turnPlan(options, 2000, 300)];
    expect(free.rolling(150, 2)).toBe(opening.rolling(150, 2));
    expect(turnPlan(options, 2000, 600).rolling(300, 2)).toBeLessThan(opening.rolling(300, 2));
  });
});

describe('the plan of a last turn of Ten Thousand maximises the wins', () => {
  const options = optionsOf({ exactFinish: false, rounds: 5 });

  it('the plan of a last turn is worth 10,000 for a lead and half of it for a tie', () => {
    const plan = lastPlan(options, 400, 0);
    expect([350, 400, 450].map(plan.banking)).toEqual([0, 5000, 10_000]);
    expect([0, 50].map(lastPlan(options, 0, 0).banking)).toEqual([5000, 10_000]);
    expect(lastPlan(options, -50, 0).banking(0)).toBe(10_000);
  });

  it.each([
    ['a player who is behind', 400, 0, 0],
    ['a player who would tie, where a bust keeps the tie', 0, 0, 5000],
    ['a player who is ahead, where a bust loses nothing', -100, 0, 10_000],
    ['a player who is behind and below the opening', 200, 450, 0],
  ] as const)(
    'the plan of a last turn rolls and banks for the most wins: %s',
    (_name, behind, opening, bust) => {
      const house = { ...options, opening };
      const most = Math.max(opening, behind + 50, 50);
      const player = { options: house, own: 0, inGame: opening === 0, most, bust };
      expectBest(lastPlan(house, behind, opening), player, upTo(most));
    },
  );
});

it('all dice are rolled next if each of them has scored, otherwise those that were not kept', () => {
  const after = (...keep: Face[]) => diceAfter({ keep, score: 100 }, 4, { dice: 6 });
  expect([after(1), after(1, 1, 5), after(1, 1, 5, 5)]).toEqual([3, 1, 6]);
});

it('kept faces are found among the dice in their order, each die once', () => {
  const dice = [5, 1, 2, 1, 1] as const;
  expect([[], [1], [1, 5], [1, 1, 1], [2, 2], [6]].map((kept) => positionsOf(kept as Face[], dice))).toEqual([
    [],
    [1],
    [0, 1],
    [1, 3, 4],
    [2],
    [],
  ]);
});
