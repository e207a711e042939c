import { maskCount, sums, type TurnTables } from './equilibrium.ts';
import { handClasses } from './hands.ts';
import { allActions, plansByHand } from './plans.ts';
import { stakes } from './rounds.ts';

/** What the match is worth after the turn, by how much the turn has brought of a lead. */
export type LeadValue = (gained: number) => number;

/** All that the rounds can bring of a lead: all three won, then the last one lost, and so on to all three lost. */
const rounds = ((): readonly number[] => {
  const [a = 0, b = 0, c = 0] = stakes;
  return [a + b + c, a + b - c, a - b + c, a - b - c, b + c - a, b - a - c, c - a - b, -a - b - c];
})();

/** What each choice of actions that can be paid for may lead to: eight ends each, as `rounds` has them. */
export interface Ends {
  readonly actions: readonly number[];
  /** At `8 * action`. */
  readonly values: Float64Array;
}

/** @param points what is left to pay with */
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
 * What plans are worth where points are not worth the same throughout. The three rounds are taken as independent of one
 * another, and the other as playing what the tables met.
 */
export class PlanValues {
  readonly #masks: readonly Uint8Array[];
  /** By hand: the chance to take each round, at `sum * maskCount + bits`. */
  readonly #chances: readonly (readonly Float64Array[])[];
  /** What the first two rounds lead to, won or lost each, by the sum of the last pair. */
  readonly #after = new Float64Array(4 * sums);

  constructor(tables: TurnTables) {
    this.#masks = tables.masks;
    this.#chances = handClasses.map((_, hand) => tables.roundChances(hand));
  }

  /** What one plan is worth; nothing where it cannot be paid for. */
  one(hand: number, plan: number, ends: Ends): number {
    const action = plan % allActions.length;
    const split = 3 * Math.floor(plan / allActions.length);
    const { sums: pairs = new Uint8Array() } = plansByHand[hand];
    const chance = (round: number): number =>
      this.#chances[hand]?.[round]?.[pairs[split + round] * maskCount + this.#masks[round]?.[action]];
    this.#fill(ends.values, action, pairs[split + 2], chance(2));
    return this.#meet(chance(0), chance(1), 4 * pairs[split + 2]);
  }

  /** The most that any plan of a hand is worth. */
  best(hand: number, { actions, values }: Ends): number {
    const { sums: pairs } = plansByHand[hand];
    const [first, second, third] = this.#chances[hand];
    const [one, two, three] = this.#masks;
    if (!(pairs && first && second && third && one && two && three)) return 0;
    let most = 0;
    for (const action of actions) {
      const [a, b, c] = [one[action], two[action], three[action]];
      for (let sum = 2; sum < sums; sum++) this.#fill(values, action, sum, third[sum * maskCount + c]);
      for (let at = 0; at < pairs.length; at += 3) {
        const p = first[pairs[at] * maskCount + a];
        const q = second[pairs[at + 1] * maskCount + b];
        const value = this.#meet(p, q, 4 * pairs[at + 2]);
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

  #meet(p: number, q: number, at: number): number {
    const after = this.#after;
    return (
      p * (q * after[at] + (1 - q) * after[at + 1]) + (1 - p) * (q * after[at + 2] + (1 - q) * after[at + 3])
    );
  }
}
