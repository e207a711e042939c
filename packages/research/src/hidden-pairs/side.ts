import { prices } from '@dicehall/engine';
import {
  actionOf,
  choiceAt,
  choiceCount,
  handCount,
  laneOf,
  type MatchField,
  type Mixture,
  priceOf,
  reRollLevels,
  reRolls,
  stagesOf,
  walk,
} from '@dicehall/strategy/solvers';

/** The share of the average below which a plan without regret is dropped. */
const leastPart = 1e-3;

interface Learning {
  readonly regrets: Float64Array;
  /** The regrets of the last iteration, which predict those of the next. */
  readonly hints: Float64Array;
  readonly played: Float64Array;
  readonly sum: Float64Array;
}

const newLearning = (count: number): Learning => ({
  regrets: new Float64Array(count),
  hints: new Float64Array(count),
  played: new Float64Array(count),
  sum: new Float64Array(count),
});

/**
 * Computes the probabilities of regret matching: proportional to the positive regrets, or uniform if there are none.
 */
function match({ regrets, hints, played }: Learning, from: number, to: number): void {
  let sum = 0;
  for (let at = from; at < to; at++) {
    const weight = Math.max(0, regrets[at] + hints[at]);
    played[at] = weight;
    sum += weight;
  }
  for (let at = from; at < to; at++) played[at] = sum > 0 ? played[at] / sum : 1 / (to - from);
}

/**
 * Updates the average and the regrets. As in CFR+, negative regrets become 0.
 * @returns the value of the strategy that was played
 */
function update(of: Learning, values: Float64Array, from: number, to: number, weight: number): number {
  const { regrets, hints, played, sum } = of;
  let value = 0;
  for (let at = from; at < to; at++) value += values[at] * played[at];
  for (let at = from; at < to; at++) {
    sum[at] += weight * played[at];
    hints[at] = values[at] - value;
    regrets[at] = Math.max(0, regrets[at] + hints[at]);
  }
  match(of, from, to);
  return value;
}

function share(sum: Float64Array, usual: Float64Array, from: number, to: number): void {
  let all = 0;
  for (let at = from; at < to; at++) all += sum[at];
  for (let at = from; at < to; at++) sum[at] = all > 0 ? sum[at] / all : usual[at];
}

function eachTurning(visit: (from: number, to: number) => void): void {
  for (let used = 0; used < reRollLevels - 1; used++)
    for (let hand = 0; hand < handCount; hand++)
      visit(used * choiceCount + choiceAt[hand], used * choiceCount + choiceAt[hand + 1]);
}

/** The regrets and averages of one player in a turn, for the plans that the player considers. */
export class Side {
  readonly points: number;
  readonly stages: number;
  /** The index of the first plan of each hand, at index `handCount * used + hand`. */
  #first = new Int32Array(reRollLevels * handCount + 1);
  #plans = new Int32Array(0);
  #of = newLearning(0);
  #values = new Float64Array(0);
  readonly #turning = newLearning((reRollLevels - 1) * choiceCount);
  readonly #turnValues = new Float64Array((reRollLevels - 1) * choiceCount);

  constructor(points: number) {
    this.points = points;
    this.stages = stagesOf(points);
    eachTurning((from, to) => match(this.#turning, from, to));
  }

  /**
   * Adds plans, and drops plans that have no regret and almost no share of the average.
   * @param added the plans, at index `handCount * used + hand`
   */
  consider(added: readonly (readonly number[])[]): void {
    const [first, plans, of] = [this.#first, this.#plans, this.#of];
    const kept = added.map((more, info) => {
      const [from, to] = [first[info], first[info + 1]];
      const least = leastPart * of.sum.subarray(from, to).reduce((sum, one) => sum + one, 0);
      const old: number[] = [];
      for (let at = from; at < to; at++) {
        if (of.regrets[at] + of.hints[at] > 0 || of.sum[at] > least || more.includes(plans[at])) old.push(at);
      }
      const known = old.map((at) => plans[at]);
      const spent = prices.reRoll * Math.floor(info / handCount);
      const fresh = more.filter(
        (plan) => !known.includes(plan) && priceOf[actionOf(plan)] + spent <= this.points,
      );
      return { old, fresh };
    });
    const total = kept.reduce((sum, { old, fresh }) => sum + old.length + fresh.length, 0);
    this.#first = new Int32Array(reRollLevels * handCount + 1);
    this.#plans = new Int32Array(total);
    this.#of = newLearning(total);
    this.#values = new Float64Array(total);
    let at = 0;
    for (const [info, { old, fresh }] of kept.entries()) {
      for (const was of old) {
        this.#plans[at] = plans[was];
        this.#of.hints[at] = of.hints[was];
        this.#of.regrets[at] = of.regrets[was];
        this.#of.sum[at++] = of.sum[was];
      }
      for (const plan of fresh) this.#plans[at++] = plan;
      this.#first[info + 1] = at;
      match(this.#of, this.#first[info], at);
    }
  }

  /**
   * Returns a player with `points` points who starts with a part of this player's regrets.
   * @param plans the plans of hands that this player never kept
   */
  heir(points: number, part: number, plans: readonly (readonly number[])[]): Side {
    const heir = new Side(points);
    const [first, own] = [this.#first, this.#plans];
    heir.consider(
      Array.from({ length: reRollLevels * handCount }, (_, info) =>
        first[info] < first[info + 1]
          ? [...own.subarray(first[info], first[info + 1])]
          : plans[info % handCount],
      ),
    );
    for (let info = 0; info < reRollLevels * handCount; info++) {
      const [from, to] = [heir.#first[info], heir.#first[info + 1]];
      if (first[info] === first[info + 1]) continue;
      for (let at = from, was = first[info]; at < to; at++, was++) {
        while (own[was] !== heir.#plans[at]) was++;
        heir.#of.regrets[at] = part * this.#of.regrets[was];
      }
      match(heir.#of, from, to);
    }
    heir.#turning.regrets.set(this.#turning.regrets.map((regret) => part * regret));
    eachTurning((from, to) => match(heir.#turning, from, to));
    return heir;
  }

  played(): Mixture {
    const { played: turning } = this.#turning;
    return { turning, first: this.#first, plans: this.#plans, chances: this.#of.played };
  }

  average(): Mixture {
    const turning = this.#turning.sum.slice();
    const chances = this.#of.sum.slice();
    eachTurning((from, to) => share(turning, this.#turning.played, from, to));
    for (let info = 0; info < reRollLevels * handCount; info++)
      share(chances, this.#of.played, this.#first[info], this.#first[info + 1]);
    return { turning, first: this.#first, plans: this.#plans, chances };
  }

  /**
   * Runs one iteration.
   * @param weight the weight in the average
   */
  learn(field: MatchField, weight: number): void {
    const { come, reach } = walk(this.#turning.played, this.stages);
    const [of, values, first, plans] = [this.#of, this.#values, this.#first, this.#plans];
    let after = new Float64Array(handCount);
    for (let used = this.stages; used >= 0; used--) {
      const now = new Float64Array(handCount);
      for (let hand = 0; hand < handCount; hand++) {
        const info = handCount * used + hand;
        for (let at = first[info]; at < first[info + 1]; at++) {
          values[at] = field.value(plans[at], laneOf[reRollLevels * actionOf(plans[at]) + used]);
        }
        const keep = update(of, values, first[info], first[info + 1], weight * reach[info]);
        now[hand] =
          used === this.stages ? keep : this.#learnTurning(hand, used, keep, after, weight * come[info]);
      }
      after = now;
    }
  }

  #learnTurning(hand: number, used: number, keep: number, after: Float64Array, weight: number): number {
    const from = used * choiceCount + choiceAt[hand];
    const again = reRolls[hand];
    this.#turnValues[from] = keep;
    for (let n = 0; n < again.length; n++) {
      let sum = 0;
      for (const to of again[n].leadsTo) sum += after[to];
      this.#turnValues[from + n + 1] = sum / 6;
    }
    return update(this.#turning, this.#turnValues, from, from + again.length + 1, weight);
  }
}
