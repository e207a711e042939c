import { prices } from '@dicehall/engine';
import { planCount, reachOf, TurnTables } from './equilibrium.ts';
import { reRolls } from './hands.ts';
import { MatchValue } from './match-value.ts';
import { allActions } from './plans.ts';
import { strategyOf, type TurnPolicy } from './policy.ts';

/** What the match is worth after the turn, by how much the turn has brought of a lead. */
export type Worth = (gained: number) => number;

/** What weighs as much as being twice as likely in the equilibrium: this much of the match. */
const hesitation = 0.004;

/** What the equilibrium does more seldom is not looked at in the match. */
const rare = 0.01;

/** Chances of the equilibrium, tilted towards what is worth more in the match; `null`: as they are. */
export function tilted(chances: readonly number[], worths: readonly number[] | null): readonly number[] {
  if (worths === null) return chances;
  const best = Math.max(...worths);
  return chances.map((chance, index) => chance * 2 ** (((worths[index] ?? 0) - best) / hesitation));
}

/** What the best plan for each hand is worth in the match, as far as it was asked for. */
export class HandWorths {
  readonly #tables: TurnTables;
  readonly #worth: Worth;
  readonly #points: number;
  readonly #known = new Map<number, Float64Array>();

  constructor(tables: TurnTables, worth: Worth, points: number) {
    this.#tables = tables;
    this.#worth = worth;
    this.#points = points;
  }

  /** What every plan of a hand is worth after so much was spent; plans that cannot be paid for are worth nothing. */
  plans(hand: number, spent = 0): Float64Array {
    const key = 1000 * hand + spent;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const values = new Float64Array(planCount(this.#tables.game, hand));
    this.#tables.planWorths(hand, values, (gained) => this.#worth(gained - spent));
    for (let plan = 0; plan < values.length; plan++) {
      const price = allActions[plan % this.#tables.halfPrices.length]?.price ?? 0;
      if (price > this.#points - spent) values[plan] = 0;
    }
    this.#known.set(key, values);
    return values;
  }

  /** Keeping a hand and each re-roll of it, a re-rolled hand being kept; those that are hardly ever played are left out. */
  reRolls(hand: number, chances: readonly number[]): number[] {
    const best = (one: number, spent: number): number =>
      this.plans(one, spent).reduce((a, b) => Math.max(a, b), 0);
    const again = (reRolls[hand] ?? []).map(({ leadsTo }, index) =>
      (chances[index + 1] ?? 0) < rare
        ? 0
        : leadsTo.reduce((sum, to) => sum + best(to, prices.reRoll), 0) / leadsTo.length,
    );
    return [best(hand, 0), ...again];
  }
}

/** What a policy meets when both play it, and what leads are worth then. */
export interface PlayedMatch {
  readonly tables: TurnTables;
  readonly match: MatchValue;
}

/** What the policy meets when both play it, and what leads are worth then: a moment's work. */
export function matchOf(policy: TurnPolicy): PlayedMatch {
  const strategy = strategyOf(policy);
  const tables = new TurnTables(policy.game);
  tables.meet(reachOf(policy.game, strategy.reRolling), strategy.plans);
  return { tables, match: new MatchValue(strategy) };
}
