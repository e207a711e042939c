import type { TenThousandOptions } from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { tenThousandScoring, unit } from '../../outcomes/games.ts';
import { plainClasses } from '../../race/plain-turn.ts';

/** Up to this distance from the target the mean number of turns is exact; further away it is linear. */
const endZone = 3000 / unit;
/** Turns with this many units are always banked. */
const longTurn = 6000 / unit;
/** Six 1s. */
const mostOfThrow = 4000 / unit;

/** The values of one turn, in points: coming closer to the target by one mean turn is worth the mean turn. */
export interface TurnPlan {
  /** @param points of the turn so far */
  rolling(points: number, dice: number): number;
  banking(points: number): number;
}

type TurnRules = Pick<TenThousandOptions, 'threePairs' | 'exactFinish'>;

interface TurnGoal {
  /** Units to the target; infinite if the target does not matter. */
  readonly remaining: number;
  readonly need: number;
  /** The value of banking; the win from `remaining` on. */
  readonly gain: (units: number) => number;
  readonly lost: number;
}

/** The value of rolling and the probability of a bust, under best play, at `cell`. */
interface TurnTable {
  readonly value: Float64Array;
  readonly loss: Float64Array;
}

const cell = (units: number, dice: number): number => units * 7 + dice;

/** The value of banking, by units; -Infinity where banking is not allowed. */
function bankable({ remaining, need, gain }: TurnGoal, top: number): Float64Array {
  return Float64Array.from({ length: top + mostOfThrow }, (_, units) =>
    units >= Math.min(need, remaining) ? gain(units) : Number.NEGATIVE_INFINITY,
  );
}

const classesOf = cached(
  (threePairs: TurnRules['threePairs']) => threePairs,
  (threePairs) => plainClasses(tenThousandScoring(threePairs)),
);

/** Backward induction: each cell depends on cells with more points only. */
function turnTable(rules: TurnRules, goal: TurnGoal): TurnTable {
  const { first, chance, takes, score, left } = classesOf(rules.threePairs);
  const top = Math.min(goal.remaining, longTurn);
  const bank = bankable(goal, top);
  const value = new Float64Array((top + mostOfThrow) * 7).fill(Number.NEGATIVE_INFINITY);
  const loss = new Float64Array((top + mostOfThrow) * 7);
  const over = rules.exactFinish ? goal.remaining : Number.POSITIVE_INFINITY;
  for (let units = top - 1; units >= 0; units--) {
    for (let dice = 1; dice <= 6; dice++) {
      let [mean, lossMean] = [0, 0];
      for (let thrown = first[dice]; thrown < first[dice + 1]; thrown++) {
        const [from, end] = [takes[thrown], takes[thrown + 1]];
        let [best, lost] = [goal.lost, 1];
        // The last take has the highest score.
        if (end > from && units + score[end - 1] <= over) {
          best = Number.NEGATIVE_INFINITY;
          for (let take = from; take < end; take++) {
            const sum = units + score[take];
            const banked = bank[sum];
            const rolled = value[cell(sum, left[take])];
            if (banked > best) {
              best = banked;
              lost = 0;
            }
            if (rolled > best) {
              best = rolled;
              lost = loss[cell(sum, left[take])];
            }
          }
        }
        const odds = chance[thrown];
        mean += odds * best;
        lossMean += odds * lost;
      }
      value[cell(units, dice)] = mean;
      loss[cell(units, dice)] = lossMean;
    }
  }
  return { value, loss };
}

/** The minimal mean number of turns to the target, by units to go (0 to `endZone`), by Newton's method. */
function turnsToGo(rules: TurnRules): Float64Array {
  const turns = new Float64Array(endZone + 1);
  for (let remaining = 1; remaining <= endZone; remaining++) {
    let guess = turns[remaining - 1] + 1;
    for (let step = 0; step < 20; step++) {
      const gain = (units: number): number => -turns[Math.max(0, remaining - units)];
      const { value, loss } = turnTable(rules, { remaining, need: 0, gain, lost: -guess });
      const reckoned = 1 - value[cell(0, 6)];
      const slope = loss[cell(0, 6)];
      const better = guess + (reckoned - guess) / (1 - slope);
      const done = Math.abs(better - guess) < 1e-7;
      guess = better;
      if (done) break;
    }
    turns[remaining] = guess;
  }
  return turns;
}

function planOf(table: TurnTable, gain: (units: number) => number): TurnPlan {
  const top = table.value.length / 7 - mostOfThrow;
  return {
    rolling: (points, dice) => table.value[cell(Math.min(top, points / unit), dice)],
    banking: (points) => gain(points / unit),
  };
}

/** More than one match uses. */
const mostPlans = 600;

const plansOf = cached(
  ({ threePairs, exactFinish }: TurnRules) => `${threePairs} ${exactFinish}`,
  (rules) => {
    const points = (units: number): number => units * unit;
    const table = turnTable(rules, { remaining: Number.POSITIVE_INFINITY, need: 0, gain: points, lost: 0 });
    const far = planOf(table, points);
    // Mean points of a turn far from the target.
    const mean = far.rolling(0, 6);
    const turns = turnsToGo(rules);
    const turnsAt = (units: number): number =>
      units <= endZone ? turns[units] : turns[endZone] + ((units - endZone) * unit) / mean;
    const planInEndZone = cached(
      (remaining: number, need: number) => `${remaining} ${need}`,
      (remaining, need) => {
        const toGo = remaining / unit;
        const gain = (units: number): number =>
          (turnsAt(toGo) - turnsAt(toGo - Math.min(units, toGo))) * mean;
        return planOf(turnTable(rules, { remaining: toGo, need: need / unit, gain, lost: 0 }), gain);
      },
      mostPlans,
    );
    return { far, near: planInEndZone };
  },
);

export const farPlan = (rules: TurnRules): TurnPlan => plansOf(rules).far;

/**
 * Cached. The first plan for a set of rules takes a moment, each further one a millisecond.
 * @param remaining points to the target
 * @param need the fewest points that can be banked
 */
export const turnPlan = (rules: TurnRules, remaining: number, need: number): TurnPlan =>
  plansOf(rules).near(remaining, need);
