import type { CardCost, CardEvaluator } from '../../../cards/card.ts';
import { planCount, reachOf, reRollValues, type TurnStrategy, TurnTables } from '../solve/equilibrium.ts';
import { exploitabilityOf, pointsOfTurn } from '../solve/exploitability.ts';
import { handClasses } from '../solve/hands.ts';
import { spendingOf } from '../solve/spending.ts';
import type { HiddenPairsRule } from './rule.ts';
import { strategyBy } from './strategy.ts';

/** How much the search minds that a card can be read: as if one opponent in ten did. */
const readers = 0.1;

/** A turn of Hidden Pairs by cards, for two seats. Points are half the difference of both players' points. */
export class HiddenPairsCards implements CardEvaluator<HiddenPairsRule> {
  readonly #equilibrium: TurnStrategy;
  /** By hand: the value of each plan against the equilibrium. */
  readonly #plans: readonly Float64Array[];
  /** What the equilibrium keeps of its half. */
  readonly #even: number;

  constructor(equilibrium: TurnStrategy) {
    const { game } = equilibrium;
    const tables = new TurnTables(game);
    tables.setOpponent(reachOf(game, equilibrium.reRolling), equilibrium.plans);
    this.#equilibrium = equilibrium;
    this.#plans = handClasses.map((_, hand) => {
      const values = new Float64Array(planCount(game, hand));
      tables.planValues(hand, values);
      return values;
    });
    const spent = [...spendingOf(equilibrium)].reduce((sum, [points, chance]) => sum + points * chance, 0);
    this.#even = (pointsOfTurn - spent) / 2;
  }

  /** What a strategy gains on the equilibrium. */
  valueOf({ plans, reRolling }: TurnStrategy): number {
    const mean = (chances: Float64Array, values: Float64Array): number =>
      chances.reduce((sum, chance, index) => (chance === 0 ? sum : sum + chance * values[index]), 0);
    const kept = Float64Array.from(plans, (chances, hand) => mean(chances, this.#plans[hand]));
    const before = reRolling.reduceRight(
      (after, stage) => kept.map((value, hand) => mean(stage[hand], reRollValues(hand, value, after))),
      kept,
    );
    return (
      handClasses.reduce((sum, { probability }, hand) => sum + probability * before[hand], 0) - this.#even
    );
  }

  cost(rules: readonly HiddenPairsRule[]): CardCost {
    const strategy = strategyBy(this.#equilibrium.game, rules);
    const value = this.valueOf(strategy);
    return {
      unit: 'points',
      perfect: 0,
      value,
      loss: -value,
      bySeat: [-value, -value],
      read: exploitabilityOf(strategy).points,
    };
  }

  estimateNear(): (rules: readonly HiddenPairsRule[]) => number {
    return (rules) => {
      const { loss, read = 0 } = this.cost(rules);
      return loss + readers * read;
    };
  }
}
