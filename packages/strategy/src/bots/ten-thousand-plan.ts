import type { TenThousandOptions } from '@dicehall/engine';
import { throwClasses, unit } from './ten-thousand-classes.ts';

/** So close to the target the number of turns still to go is reckoned out; further away it grows evenly. */
const endZone = 3000 / unit;
/** A turn worth this much is banked by everybody; where no target is near the tables end here. */
const longTurn = 6000 / unit;
/** The most that one throw can add: six 1s. */
const mostOfThrow = 4000 / unit;

/** What one turn can bring, in points; a turn that brings the match nearer to its end by one mean turn is worth one such turn. */
export interface TurnPlan {
  /** Rolling so many dice with so many points of the turn at stake. */
  rolling(points: number, dice: number): number;
  /** Banking so many points. */
  banking(points: number): number;
}

type TurnRules = Pick<TenThousandOptions, 'threePairs' | 'exactFinish'>;

interface TurnGoal {
  /** Units still to go; infinite where the target does not matter. */
  readonly remaining: number;
  /** Units below which the turn cannot be banked. */
  readonly need: number;
  /** What banking so many units brings; all from `remaining` on are the win. */
  readonly gain: (units: number) => number;
  /** What a lost turn brings. */
  readonly lost: number;
}

/** What rolling brings by units at stake and dice, and how likely the turn is to be lost, both under best play. */
interface TurnTable {
  readonly value: Float64Array;
  readonly loss: Float64Array;
}

const cell = (units: number, dice: number): number => units * 7 + dice;

/** What banking brings by units, as far as the table goes; what cannot be banked brings less than anything. */
function bankable({ remaining, need, gain }: TurnGoal, top: number): Float64Array {
  return Float64Array.from({ length: top + mostOfThrow }, (_, units) =>
    units >= Math.min(need, remaining) ? gain(units) : Number.NEGATIVE_INFINITY,
  );
}

/** Works backwards from turns so long that they are banked: each cell needs only those with more points at stake. */
function turnTable(rules: TurnRules, goal: TurnGoal): TurnTable {
  const classes = throwClasses(rules.threePairs);
  const top = Math.min(goal.remaining, longTurn);
  const bank = bankable(goal, top);
  const value = new Float64Array((top + mostOfThrow) * 7).fill(Number.NEGATIVE_INFINITY);
  const loss = new Float64Array((top + mostOfThrow) * 7);
  const over = rules.exactFinish ? goal.remaining : Number.POSITIVE_INFINITY;
  for (let units = top - 1; units >= 0; units--) {
    for (let dice = 1; dice <= 6; dice++) {
      const ofDice = classes[dice - 1];
      if (ofDice === undefined) continue;
      const { count, chance, most, from, score, next } = ofDice;
      let [mean, lossMean] = [0, 0];
      for (let thrown = 0; thrown < count; thrown++) {
        const brings = most[thrown];
        let [best, lost] = [goal.lost, 1];
        if (brings > 0 && units + brings <= over) {
          best = Number.NEGATIVE_INFINITY;
          const end = from[thrown + 1];
          for (let keep = from[thrown]; keep < end; keep++) {
            const sum = units + score[keep];
            const banked = bank[sum];
            const rolled = value[cell(sum, next[keep])];
            if (banked > best) {
              best = banked;
              lost = 0;
            }
            if (rolled > best) {
              best = rolled;
              lost = loss[cell(sum, next[keep])];
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

/** Mean turns to the target by units still to go, for one player who wants it soon (0 up to the end zone). */
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

interface RulesPlans {
  readonly turns: Float64Array;
  /** The mean of a turn far from the target. */
  readonly mean: number;
  /** A turn far from the target. */
  readonly far: TurnPlan;
  readonly near: Map<string, TurnPlan>;
}

function planOf(table: TurnTable, gain: (units: number) => number): TurnPlan {
  const top = table.value.length / 7 - mostOfThrow;
  return {
    rolling: (points, dice) => table.value[cell(Math.min(top, points / unit), dice)],
    banking: (points) => gain(points / unit),
  };
}

const plansByRules = new Map<string, RulesPlans>();

function plansOf(rules: TurnRules): RulesPlans {
  const name = `${rules.threePairs} ${rules.exactFinish}`;
  const known = plansByRules.get(name);
  if (known !== undefined) return known;
  const gain = (units: number): number => units * unit;
  const table = turnTable(rules, { remaining: Number.POSITIVE_INFINITY, need: 0, gain, lost: 0 });
  const far = planOf(table, gain);
  const made = { turns: turnsToGo(rules), mean: far.rolling(0, 6), far, near: new Map<string, TurnPlan>() };
  plansByRules.set(name, made);
  return made;
}

/** A turn far from the target: what its points are worth to anybody. */
export const farPlan = (rules: TurnRules): TurnPlan => plansOf(rules).far;

/** How many plans are kept: more than one match needs, few enough for many matches of odd options. */
const mostPlans = 600;

/**
 * The plan of one turn for a player with so many points still to go, who must bank at least `need`. The first plan under
 * some house rules takes a moment, each further one a millisecond.
 */
export function turnPlan(rules: TurnRules, remaining: number, need: number): TurnPlan {
  const { turns, mean, near } = plansOf(rules);
  const name = `${remaining} ${need}`;
  const known = near.get(name);
  if (known !== undefined) return known;
  const turnsAt = (units: number): number =>
    units <= endZone ? turns[units] : turns[endZone] + ((units - endZone) * unit) / mean;
  const toGo = remaining / unit;
  const gain = (units: number): number => (turnsAt(toGo) - turnsAt(toGo - Math.min(units, toGo))) * mean;
  const plan = planOf(turnTable(rules, { remaining: toGo, need: need / unit, gain, lost: 0 }), gain);
  if (near.size >= mostPlans) near.clear();
  near.set(name, plan);
  return plan;
}
