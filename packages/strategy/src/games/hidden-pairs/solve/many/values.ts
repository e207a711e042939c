import { mostReRolls, prices, roundPoints, sumOf } from '@dicehall/engine';
import type { Random } from '../../../../bots/bot.ts';
import { cached } from '../../../../cached.ts';
import { gainPerPoint } from '../../bots.ts';
import { type ReRoll, reRolls } from '../hands.ts';
import { allActions } from '../plans.ts';
import { learnedPopulations } from './learned.ts';
import { RoundWins } from './round-wins.ts';

/** The values of hands for a player who may re-roll, computed from the values of keeping them. */
export abstract class ReRollValues {
  readonly points: number;

  constructor(points: number) {
    this.points = points;
  }

  /** Returns the value of keeping a hand after spending `spent` on re-rolls. */
  protected abstract workOutKept(hand: number, spent: number): number;

  protected readonly kept = cached(
    (hand: number, spent: number) => 1000 * hand + spent,
    (hand, spent) => this.workOutKept(hand, spent),
  );

  readonly #best = cached(
    (hand: number, used: number, spent: number) => (1000 * hand + spent) * mostReRolls + used,
    (hand, used, spent) => {
      const again = reRolls[hand].map(({ leadsTo }) => this.thrown(leadsTo, used + 1, spent + prices.reRoll));
      return Math.max(this.kept(hand, spent), ...again);
    },
  );

  /**
   * Returns the value of a hand under best play.
   * @param used the number of re-rolls so far in this turn
   * @param spent the points spent since the values were computed
   */
  best(hand: number, used: number, spent = 0): number {
    return this.canReRoll(used, spent) ? this.#best(hand, used, spent) : this.kept(hand, spent);
  }

  canReRoll(used: number, spent: number): boolean {
    return used < mostReRolls && this.points - spent >= prices.reRoll;
  }

  /** Returns the best re-roll if it is worth more than keeping the hand; null otherwise. */
  reRoll(hand: number, used: number, spent = 0): ReRoll | null {
    if (!this.canReRoll(used, spent)) return null;
    let most = this.kept(hand, spent);
    let best: ReRoll | null = null;
    for (const again of reRolls[hand]) {
      const value = this.thrown(again.leadsTo, used + 1, spent + prices.reRoll);
      if (value > most) [most, best] = [value, again];
    }
    return best;
  }

  /**
   * Returns the mean value after a re-roll.
   * @param leadsTo the equally likely hands after the re-roll
   */
  thrown(leadsTo: readonly number[], used: number, spent: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used, spent), 0) / leadsTo.length;
  }
}

/**
 * The temperature of the choice of a plan, in points. A plan worth this much less than another is chosen 1 / e times as
 * often.
 */
export const temperature = 4;
/**
 * The actions to consider. At tables of more than two seats, Dice-Block and Lucky Dice always cost more than they gain.
 */
const weighedActions = [...allActions.keys()].filter((action) => {
  const { diceBlock, luckyDice } = allActions[action];
  return diceBlock === 0 && luckyDice === 0;
});

interface ValuedPlan {
  /** The plan, encoded as split * actions + action. */
  readonly plan: number;
  readonly value: number;
}

/** Returns which of the three actions are bought in any round, as bits. */
function boughtBy(action: number): number {
  const { hinderance, diceBlock, luckyDice } = allActions[action];
  return (hinderance > 0 ? 1 : 0) + (diceBlock > 0 ? 2 : 0) + (luckyDice > 0 ? 4 : 0);
}

/**
 * The values of hands and commits at tables of more than two seats: the points of the turn minus the mean of the
 * others, after prices. The targets of attacks do not matter.
 */
export class ManySeatsValues extends ReRollValues {
  readonly #wins: RoundWins;
  /**
   * The gain over the mean of the others for each point won in the rounds. `#withoutPoints` is the gain for 0 points,
   * which is positive because the others pay for their actions.
   */
  readonly #perPoint: number;
  readonly #withoutPoints: number;

  /** @param points the points that the player can spend */
  constructor(wins: RoundWins, points: number) {
    super(points);
    this.#wins = wins;
    this.#perPoint = gainPerPoint(wins.seats);
    this.#withoutPoints = wins.paid - sumOf(roundPoints) / (wins.seats - 1);
  }

  /** Returns the value of the best plan minus `spent`. */
  protected override workOutKept(hand: number, spent: number): number {
    let most = Number.NEGATIVE_INFINITY;
    this.#eachAction(weighedActions, hand, spent, (values) => {
      for (let split = 0; split < values.length; split++) most = Math.max(most, values[split]);
    });
    return most;
  }

  /** Returns the best plan of a hand for each set of actions that the player can pay for. */
  plans(hand: number, spent: number): ValuedPlan[] {
    const best = new Map<number, ValuedPlan>();
    this.#eachAction(allActions.keys(), hand, spent, (values, action) => {
      const bought = boughtBy(action);
      values.forEach((value, split) => {
        if (value <= (best.get(bought)?.value ?? Number.NEGATIVE_INFINITY)) return;
        best.set(bought, { plan: split * allActions.length + action, value });
      });
    });
    return [...best.values()];
  }

  /** Returns all splits of a hand without actions, the best first. */
  splits(hand: number, spent: number): ValuedPlan[] {
    const all: ValuedPlan[] = [];
    this.#eachAction([0], hand, spent, (values) => {
      for (const [split, value] of values.entries()) all.push({ plan: split * allActions.length, value });
    });
    return all.sort((one, other) => other.value - one.value);
  }

  /**
   * Visits each choice of actions with the weight of each split and the sum of the weights. A better split has a higher
   * weight.
   */
  eachWeights(
    hand: number,
    warmth: number,
    visit: (weights: Float64Array, action: number, sum: number) => void,
  ): void {
    const best = this.kept(hand, 0);
    this.#eachAction(weighedActions, hand, 0, (values, action) => {
      let sum = 0;
      for (let split = 0; split < values.length; split++) {
        values[split] = Math.exp((values[split] - best) / warmth);
        sum += values[split];
      }
      visit(values, action, sum);
    });
  }

  /** Draws a random plan. Plans much worse than the best are rare. */
  drawn(hand: number, random: Random): number {
    const each: { weights: Float64Array; action: number }[] = [];
    let all = 0;
    this.eachWeights(hand, temperature, (weights, action, sum) => {
      each.push({ weights, action });
      all += sum;
    });
    let left = random() * all;
    for (const { weights, action } of each) {
      for (let split = 0; split < weights.length; split++) {
        left -= weights[split];
        if (left < 0) return split * allActions.length + action;
      }
    }
    throw new RangeError('A random number is below 1');
  }

  /** Visits each choice of actions that the player can pay for, with the values of all splits. */
  #eachAction(
    actions: Iterable<number>,
    hand: number,
    spent: number,
    visit: (values: Float64Array, action: number) => void,
  ): void {
    for (const action of actions) {
      const { price } = allActions[action];
      if (price > this.points - spent) continue;
      const values = this.#wins.points(hand, action);
      const [per, rest] = [this.#perPoint, this.#withoutPoints - price - spent];
      for (let split = 0; split < values.length; split++) values[split] = per * values[split] + rest;
      visit(values, action);
    }
  }
}

/** The maximum that a player can pay for re-rolls and actions in a turn. */
const mostSpent = mostReRolls * prices.reRoll + prices.hinderance + prices.diceBlock + prices.luckyDice;

const winsOf = cached(
  (seats: number) => seats,
  (seats) => {
    const population = learnedPopulations[seats];
    if (population === undefined) throw new RangeError(`No population is learned for ${seats} seats`);
    return new RoundWins(seats, population);
  },
);

const valuesOf = cached(
  (seats: number, points: number) => 1000 * seats + points,
  (seats, points) => new ManySeatsValues(winsOf(seats), points),
);

/**
 * Returns the values of a turn among experts.
 * @param seats 3 to 6
 * @param points the points that the player can spend
 */
export const expertValues = (seats: number, points: number): ManySeatsValues =>
  valuesOf(seats, Math.min(mostSpent, points));
