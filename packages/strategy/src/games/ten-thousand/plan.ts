import { finishOf, scoringOf, type TenThousandOptions } from '@dicehall/engine';
import { cached, computeOnce } from '../../cached.ts';
import { tenThousandScoring, unit } from '../../outcomes/games.ts';
import { type PlainClasses, plainClasses } from '../../race/plain-turn.ts';

/**
 * The distance to the target up to which the mean number of turns is computed exactly. Beyond it, the mean is linear.
 */
const endZone = 3000 / unit;
/** The number of units from which a turn is always banked. */
const longTurn = 6000 / unit;

/** The values of one turn, in points. Reaching the target one turn earlier on average is worth a turn's mean points. */
export interface TurnPlan {
  /**
   * Returns the value of rolling.
   * @param points the points of the turn so far
   */
  rolling(points: number, dice: number): number;
  banking(points: number): number;
}

interface TurnGoal {
  /** The units missing to the target; infinite if the target does not matter. */
  readonly remaining: number;
  readonly need: number;
  /** Returns the value of banking; from `remaining` on, the value of winning. */
  readonly gain: (units: number) => number;
  readonly lost: number;
  /** The number of units from which a turn is always banked; `longTurn` if absent. */
  readonly longest?: number;
}

/** The value of rolling and the probability of a bust under best play, at an index from `cell`. */
interface TurnTable {
  readonly value: Float64Array;
  readonly loss: Float64Array;
}

const cell = (units: number, dice: number): number => units * 7 + dice;

/** Returns the value of banking for each number of units; -Infinity if banking is not allowed. */
function bankable({ remaining, need, gain }: TurnGoal, length: number, isExact: boolean): Float64Array {
  const least = isExact ? Math.min(need, remaining) : need;
  return Float64Array.from({ length }, (_, units) =>
    units >= least ? gain(units) : Number.NEGATIVE_INFINITY,
  );
}

const classesOf = cached(
  (options: TenThousandOptions) => scoringOf(options).key,
  (options): PlainClasses => plainClasses(tenThousandScoring(options)),
);

/** Computes the values of a turn by backward induction: each cell depends only on cells with more points. */
function turnTable(options: TenThousandOptions, goal: TurnGoal): TurnTable {
  const { first, chance, takes, score, left, highest } = classesOf(options);
  const finish = finishOf(options);
  const top = Math.max(goal.need, Math.min(goal.remaining, goal.longest ?? longTurn));
  const length = top + highest + 1;
  const bank = bankable(goal, length, finish === 'exact');
  const value = new Float64Array(length * 7).fill(Number.NEGATIVE_INFINITY);
  const loss = new Float64Array(length * 7);
  const over = finish === 'exact' ? goal.remaining : Number.POSITIVE_INFINITY;
  const hot = options.hotDice === 'must' ? options.dice : 0;
  for (let units = top - 1; units >= 0; units--) {
    for (let dice = 1; dice <= options.dice; dice++) {
      let [mean, lossMean] = [0, 0];
      for (let thrown = first[dice]; thrown < first[dice + 1]; thrown++) {
        const [from, end] = [takes[thrown], takes[thrown + 1]];
        let [best, lost] = [goal.lost, 1];
        // The last choice of the list has the highest score.
        if (end > from && units + score[end - 1] <= over) {
          best = Number.NEGATIVE_INFINITY;
          for (let take = from; take < end; take++) {
            const sum = units + score[take];
            // A turn that has reached its maximum length is banked even if all dice are kept.
            const banked = left[take] === hot && sum < top ? Number.NEGATIVE_INFINITY : bank[sum];
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

/** The maximum number of steps of Newton's method. It needs fewer unless rounding prevents convergence. */
const mostSteps = 30;

/**
 * Returns the minimum mean number of turns to the target for each number of units that are missing (0 to `endZone`), by
 * Newton's method. If turns almost never reach the target, the number is huge and only approximate.
 */
function turnsToGo(options: TenThousandOptions): Float64Array {
  const turns = new Float64Array(endZone + 1);
  const need = options.atLeast / unit;
  for (let remaining = 1; remaining <= endZone; remaining++) {
    let guess = turns[remaining - 1] + 1;
    let before: number;
    let steps = 0;
    do {
      before = guess;
      const gain = (units: number): number => -turns[Math.max(0, remaining - units)];
      const { value, loss } = turnTable(options, { remaining, need, gain, lost: -guess });
      const reckoned = 1 - value[cell(0, options.dice)];
      const slope = loss[cell(0, options.dice)];
      guess += (reckoned - guess) / (1 - slope);
      steps += 1;
    } while (Math.abs(guess - before) > 1e-7 && steps < mostSteps);
    turns[remaining] = guess;
  }
  return turns;
}

function planOf({ value }: TurnTable, gain: (units: number) => number): TurnPlan {
  return {
    rolling: (points, dice) => value[cell(points / unit, dice)] ?? Number.NEGATIVE_INFINITY,
    banking: (points) => gain(points / unit),
  };
}

/** The maximum number of cached plans. One match needs fewer. */
const mostPlans = 600;

const plansOf = cached(
  (options: TenThousandOptions) =>
    [scoringOf(options).key, finishOf(options), options.hotDice, options.atLeast].join(' '),
  (options) => {
    const points = (units: number): number => units * unit;
    const least = options.atLeast / unit;
    const goal = { remaining: Number.POSITIVE_INFINITY, need: least, gain: points };
    const far = cached(
      (lost: number) => lost,
      (lost) => planOf(turnTable(options, { ...goal, lost: -lost }), points),
      mostPlans,
    );
    const mean = far(0).rolling(0, options.dice);
    const turnsByUnits = computeOnce(() => turnsToGo(options));
    const turnsAt = (units: number): number => {
      const turns = turnsByUnits();
      return units <= endZone ? turns[units] : turns[endZone] + ((units - endZone) * unit) / mean;
    };
    const near = cached(
      (remaining: number, need: number, lost: number) => `${remaining} ${need} ${lost}`,
      (remaining, need, lost) => {
        const toGo = remaining / unit;
        const gain = (units: number): number =>
          (turnsAt(toGo) - turnsAt(toGo - Math.min(units, toGo))) * mean;
        const least = Math.max(need, options.atLeast) / unit;
        return planOf(turnTable(options, { remaining: toGo, need: least, gain, lost: -lost }), gain);
      },
      mostPlans,
    );
    const last = cached(
      (behind: number, need: number) => `${behind} ${need}`,
      (behind, need) => {
        const gain = (units: number): number => wonTurn * shareOf(units * unit - behind);
        const remaining = Math.max(1, behind / unit + 1);
        const least = Math.max(need, options.atLeast) / unit;
        const goal = { remaining, need: least, gain, lost: gain(0), longest: remaining };
        return planOf(turnTable(options, goal), gain);
      },
      mostPlans,
    );
    return { far, near, last };
  },
);

/** The value of winning with the last turn. It is so large that the points of the turn do not matter. */
const wonTurn = 10_000;
const shareOf = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);

/**
 * Returns the plan for a turn far from the target.
 * @param lost the points that a bust takes off the total
 */
export const farPlan = (options: TenThousandOptions, lost = 0): TurnPlan => plansOf(options).far(lost);

/**
 * Returns the plan for a turn. The first plan for a set of rules takes longer; later ones take about a millisecond
 * each.
 * @param remaining the points missing to the target
 * @param need the minimum points that can be banked
 * @param lost the points that a bust takes off the total
 */
export const turnPlan = (options: TenThousandOptions, remaining: number, need: number, lost = 0): TurnPlan =>
  plansOf(options).near(remaining, need, lost);

/**
 * Returns the plan for a last turn, in which only the win counts.
 * @param behind the points missing to draw level; negative for a lead
 */
export const lastPlan = (options: TenThousandOptions, behind: number, need: number): TurnPlan =>
  plansOf(options).last(behind, need);
