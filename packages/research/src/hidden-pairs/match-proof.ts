import { prices, startPoints } from '@dicehall/engine';
import type { PlayedMatch } from '@dicehall/strategy/hidden-pairs';
import {
  type After,
  actionOf,
  allStakes,
  budgetOf,
  handCount,
  isDecided,
  laneOf,
  lanePrices,
  lanes,
  luckyOf,
  MatchField,
  type Mixture,
  payoffsOf,
  reRollLevels,
  respond,
  setAgainst,
  stagesOf,
  stakes,
  subsets,
  walk,
} from '@dicehall/strategy/solvers';

/** A hand that is kept and its plan, with their joint probability in a turn. */
export interface PlayedPlan {
  readonly hand: number;
  readonly used: number;
  /** The index of the plan among the plans of all hands. */
  readonly plan: number;
  readonly chance: number;
}

/**
 * Returns all plans of a mixture in a turn.
 * @param stages the number of re-rolls that the player can pay for
 */
export function playedPlans({ turning, first, plans, chances }: Mixture, stages: number): PlayedPlan[] {
  const played: PlayedPlan[] = [];
  for (const [info, here] of walk(turning, stages).reach.entries()) {
    for (let at = first[info]; here > 0 && at < first[info + 1]; at++) {
      const used = Math.floor(info / handCount);
      if (chances[at] > 0)
        played.push({ hand: info % handCount, used, plan: plans[at], chance: here * chances[at] });
    }
  }
  return played;
}

/** The exact gain of a best response to a solved match at one standing, over all remaining turns. */
interface StandingGain {
  readonly left: number;
  readonly own: number;
  readonly other: number;
  /** The chance of reaching the standing if both players follow the policy. */
  readonly chance: number;
  /** The win probability of the player with `own` points if both players follow the policy. */
  readonly value: number;
  readonly gain: number;
}

/** Values cached by turns left and the points of both players. */
type MatchValues = (left: number, own: number, other: number) => number;

/** Evaluates a policy over a whole match, without sampling. */
export class MatchProof {
  readonly #policy: PlayedMatch;
  readonly #field: MatchField;

  constructor(policy: PlayedMatch) {
    this.#policy = policy;
    this.#field = new MatchField(policy.luckyDice);
  }

  /** The win probability of a best response over the rest of the match. */
  readonly best: MatchValues = this.#remembered((left, own, other) => {
    const after: After = (mine, theirs) => this.best(left - 1, mine, theirs);
    this.#setField(left, own, other, payoffsOf(own, other, after));
    return respond(this.#field).value;
  });

  /** The win probability of the policy against itself. */
  readonly played: MatchValues = this.#remembered((left, own, other) => {
    if (own < other) return 1 - this.played(left, other, own);
    const after: After = (mine, theirs) => this.played(left - 1, mine, theirs);
    this.#setField(left, own, other, payoffsOf(own, other, after));
    let value = 0;
    for (const { plan, used, chance } of this.#playedBy(left, own, other)) {
      value += chance * this.#field.value(plan, laneOf[reRollLevels * actionOf(plan) + used]);
    }
    return value;
  });

  /**
   * Yields the gain at every standing that the policy reaches.
   * @param least the minimum chance of a standing
   */
  *gains(turns: number, least: number): Generator<StandingGain> {
    let now = new Map([[[startPoints, startPoints].join(), 1]]);
    for (let left = turns; left > 0; left--) {
      const next = new Map<string, number>();
      for (const [key, chance] of now) {
        const [own = 0, other = 0] = key.split(',').map(Number);
        if (chance > least) {
          const value = this.played(left, own, other);
          yield { left, own, other, chance, value, gain: this.best(left, own, other) - value };
        }
        // All standings after this one are improbable, so the search ends here.
        if (left > 1 && chance > least) this.#spread(left, own, other, chance, next);
      }
      now = next;
    }
  }

  #remembered(work: MatchValues): MatchValues {
    const known = new Map<string, number>();
    return (left, own, other) => {
      if (left === 0) return own > other ? 1 : own === other ? 0.5 : 0;
      if (own < other && isDecided(left, [other, own])) return 0;
      const key = left === 1 ? [own - other, budgetOf(own), budgetOf(other)] : [left, own, other];
      const found = known.get(key.join());
      if (found !== undefined) return found;
      const value = work(left, own, other);
      known.set(key.join(), value);
      return value;
    };
  }

  #setField(left: number, own: number, other: number, payoffs: Float64Array): void {
    setAgainst(this.#field, payoffs, this.#policy.mixture(left, other, own), stagesOf(other));
  }

  #playedBy(left: number, own: number, other: number): readonly PlayedPlan[] {
    return playedPlans(this.#policy.mixture(left, own, other), stagesOf(own));
  }

  /** Adds the chances of the standings after a turn in which both players follow the policy. */
  #spread(left: number, own: number, other: number, chance: number, next: Map<string, number>): void {
    const played = this.#playedBy(left, own, other);
    const paid = new Float64Array(2 * lanes * subsets);
    for (let price = 0; price < 2 * lanes; price++) {
      // Each price of the opponent (a lane, see `lanePrices`) is evaluated separately. The payoffs for a price show
      // which set of rounds the player wins.
      this.#setField(left, own, other, outcomesAt(price % lanes, price >= lanes));
      paid.fill(0);
      for (const { plan, used, chance: often } of played) {
        const action = actionOf(plan);
        const mine = laneOf[reRollLevels * action + used] + (luckyOf[action] > 0 ? lanes : 0);
        for (let won = 0; won < subsets; won++) {
          const value = this.#field.value(plan, won);
          paid[subsets * mine + won] += often * value;
        }
      }
      for (let at = 0; at < paid.length; at++) {
        if (paid[at] < 1e-12) continue;
        const mine = Math.floor(at / subsets);
        const points = stakes.reduce((sum, stake, round) => sum + ((at >> round) & 1) * stake, 0);
        const key = [own - priceAt(mine) + points, other - priceAt(price) + allStakes - points].join();
        next.set(key, (next.get(key) ?? 0) + chance * paid[at]);
      }
    }
  }
}

const priceAt = (at: number): number => lanePrices[at % lanes] + (at >= lanes ? prices.luckyDice : 0);

/**
 * Returns payoffs for one price (lane) of the opponent. For the player's lane `n`, the payoff is 1 if the player wins
 * exactly the rounds of subset `n`, otherwise 0.
 */
function outcomesAt(lane: number, lucky: boolean): Float64Array {
  const all = new Float64Array(4 * lanes * subsets * lanes);
  for (const own of [0, 1]) {
    const from = ((2 * own + (lucky ? 1 : 0)) * lanes + lane) * subsets * lanes;
    for (let won = 0; won < subsets; won++) {
      for (let subset = 0; subset < subsets; subset++) {
        if ((subset & won) !== won) continue;
        const extra = [...(subset ^ won).toString(2)].filter((bit) => bit === '1').length;
        all[from + lanes * subset + won] = (-1) ** extra;
      }
    }
  }
  return all;
}
