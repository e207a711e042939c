import { maskCount, sums, type TurnTables } from './equilibrium.ts';
import { handClasses } from './hands.ts';
import { allActions, plansByHand } from './plans.ts';
import { stakes } from './rounds.ts';

/** The win probability after the turn, by the change of the lead in the turn. */
export type LeadValue = (gained: number) => number;

/** The changes of the lead by the three rounds, from all won to all lost. */
const rounds = ((): readonly number[] => {
  const [a = 0, b = 0, c = 0] = stakes;
  return [a + b + c, a + b - c, a - b + c, a - b - c, b + c - a, b - a - c, c - a - b, -a - b - c];
})();

/** The affordable actions and the values of their eight ends, in the order of `rounds`. */
export interface Ends {
  readonly actions: readonly number[];
  /** At `8 * action`. */
  readonly values: Float64Array;
}

/** @param points left to spend */
export function endsOf(points: number, leadValue: LeadValue): Ends {
  const values = new Float64Array(rounds.length * allActions.length);
  const actions = [...allActions.keys()].filter((action) => allActions[action].price <= points);
  for (const action of actions) {
    const price = allActions[action].price;
    for (let end = 0; end < rounds.length; end++) {
      values[rounds.length * action + end] = leadValue(rounds[end] - price);
    }
  }
  return { actions, values };
}

/**
 * Values of plans where the win probability is not linear in points. An approximation: the three rounds are treated as
 * independent. The opponent is that of the tables.
 */
export class PlanValues {
  readonly #masks: readonly Uint8Array[];
  /** By hand and round: the probability to win the round, at `sum * maskCount + bits`. */
  readonly #chances: readonly (readonly Float64Array[])[];
  /** The value by the sum of the last pair and the results of the first two rounds. */
  readonly #after = new Float64Array(4 * sums);

  constructor(tables: TurnTables) {
    this.#masks = tables.masks;
    this.#chances = handClasses.map((_, hand) => tables.roundChances(hand));
  }

  /** 0 if the plan is not affordable. */
  one(hand: number, plan: number, ends: Ends): number {
    const action = plan % allActions.length;
    const split = 3 * Math.floor(plan / allActions.length);
    const { sums: pairs = new Uint8Array() } = plansByHand[hand];
    const chance = (round: number): number =>
      this.#chances[hand]?.[round]?.[pairs[split + round] * maskCount + this.#masks[round]?.[action]];
    this.#fill(ends.values, action, pairs[split + 2], chance(2));
    return this.#expected(chance(0), chance(1), 4 * pairs[split + 2]);
  }

  best(hand: number, { actions, values }: Ends): number {
    const { sums: pairs } = plansByHand[hand];
    const [first, second, third] = this.#chances[hand];
    const [one, two, three] = this.#masks;
    let most = 0;
    for (const action of actions) {
      const [a, b, c] = [one[action], two[action], three[action]];
      for (let sum = 2; sum < sums; sum++) this.#fill(values, action, sum, third[sum * maskCount + c]);
      for (let at = 0; at < pairs.length; at += 3) {
        const p = first[pairs[at] * maskCount + a];
        const q = second[pairs[at + 1] * maskCount + b];
        const value = this.#expected(p, q, 4 * pairs[at + 2]);
        if (value > most) most = value;
      }
    }
    return most;
  }

  #fill(values: Float64Array, action: number, sum: number, chance: number): void {
    for (let before = 0; before < 4; before++) {
      const end = rounds.length * action + 2 * before;
      this.#after[4 * sum + before] = chance * values[end] + (1 - chance) * values[end + 1];
    }
  }

  #expected(p: number, q: number, at: number): number {
    const after = this.#after;
    return (
      p * (q * after[at] + (1 - q) * after[at + 1]) + (1 - p) * (q * after[at + 2] + (1 - q) * after[at + 3])
    );
  }
}
