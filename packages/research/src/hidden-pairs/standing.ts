import {
  type After,
  choiceAt,
  choiceCount,
  handCount,
  type MatchField,
  type Mixture,
  payoffsOf,
  type Response,
  reRollLevels,
  respond,
  setAgainst,
  shareSteps,
  stagesOf,
  walk,
} from '@dicehall/strategy/solvers';
import type { Side } from './side.ts';

/** Less probable choices are dropped. */
const leastChance = 0.03;

/**
 * Rounds the chances from `from` to `to` to shares of `shareSteps`: down, and up those with the largest remainders, so that the sum
 * is right.
 */
function roundRange(chances: Float64Array, from: number, to: number): void {
  const own = chances.subarray(from, to);
  const enough = Math.min(leastChance, Math.max(...own));
  const kept = own.reduce((sum, chance) => sum + (chance >= enough ? chance : 0), 0);
  const exact = own.map((chance) => (chance >= enough ? (shareSteps * chance) / kept : 0));
  for (const [n, share] of exact.entries()) own[n] = Math.floor(share);
  const missing = shareSteps - own.reduce((sum, share) => sum + share, 0);
  const rest = [...exact.keys()].sort((a, b) => (exact[b] % 1) - (exact[a] % 1));
  for (const n of rest.slice(0, missing)) own[n] += 1;
}

/** What a file keeps of a mixture: rare choices dropped, chances in steps, plans only of hands that are kept at times. */
export function roundMixture({ turning, first, plans, chances }: Mixture, stages: number): Mixture {
  const steps = turning.slice();
  for (let used = 0; used < 2; used++)
    for (let hand = 0; hand < handCount; hand++)
      roundRange(steps, used * choiceCount + choiceAt[hand], used * choiceCount + choiceAt[hand + 1]);
  const turns = steps.map((step) => step / shareSteps);
  const { come, reach } = walk(turns, stages);
  for (let used = 0; used < 2; used++)
    for (let hand = 0; hand < handCount; hand++)
      if (come[handCount * used + hand] === 0)
        turns.fill(0, used * choiceCount + choiceAt[hand], used * choiceCount + choiceAt[hand + 1]);
  const shares = chances.slice();
  const starts = new Int32Array(first.length);
  const kept: number[] = [];
  for (let info = 0; info < reRollLevels * handCount; info++) {
    if (reach[info] > 0) {
      roundRange(shares, first[info], first[info + 1]);
      for (let at = first[info]; at < first[info + 1]; at++) if (shares[at] > 0) kept.push(at);
    }
    starts[info + 1] = kept.length;
  }
  return {
    turning: turns,
    first: starts,
    plans: Int32Array.from(kept, (at) => plans[at]),
    chances: Float64Array.from(kept, (at) => shares[at] / shareSteps),
  };
}

export interface SolvedStanding {
  /** The win probability of the first side. */
  readonly value: number;
  /** Half of what both sides together gain by best responses to the mixtures. */
  readonly gap: number;
  readonly iterations: number;
  readonly mixtures: readonly [Mixture, Mixture];
}

export interface Limits {
  readonly gap: number;
  readonly iterations: number;
}

/** A best response to a mixture. @param other the points of the one who plays it */
export function respondTo(
  mixture: Mixture,
  [own, other]: readonly [number, number],
  after: After,
  field: MatchField,
): Response {
  setAgainst(field, payoffsOf(own, other, after), mixture, stagesOf(other));
  return respond(field);
}

/** Iterations between two best responses. */
const responseInterval = 20;

const bestOf = ({ plans, kept }: Response): number[][] =>
  Array.from(plans, (plan, info) => (kept[info] >= 0 ? [plan] : []));

/**
 * Solves one turn by CFR+ with predictions (Farina, Kroer and Sandholm 2021) over plans that best responses bring in, until
 * neither side gains much by any plan at all.
 */
export function solveStanding(
  [one, two]: readonly [Side, Side],
  field: MatchField,
  after: After,
  limits: Limits,
): SolvedStanding {
  const flipped: After = (own, other) => 1 - after(other, own);
  const payoffs = payoffsOf(one.points, two.points, after);
  const flippedPayoffs = payoffsOf(two.points, one.points, flipped);
  const learn = (side: Side, from: Side, worth: Float64Array, weight: number): void => {
    setAgainst(field, worth, from.played(), from.stages);
    side.learn(field, weight);
  };
  for (let iteration = 1; ; iteration++) {
    learn(one, two, payoffs, iteration ** 4);
    learn(two, one, flippedPayoffs, iteration ** 4);
    if (iteration % responseInterval !== 0 && iteration !== 1) continue;
    const mixtures = [
      roundMixture(one.average(), one.stages),
      roundMixture(two.average(), two.stages),
    ] as const;
    const best = respondTo(mixtures[1], [one.points, two.points], after, field);
    const reply = respondTo(mixtures[0], [two.points, one.points], flipped, field);
    const gap = (best.value + reply.value - 1) / 2;
    if (iteration > 1 && (gap <= limits.gap || iteration >= limits.iterations))
      return { value: (best.value + 1 - reply.value) / 2, gap, iterations: iteration, mixtures };
    one.consider(bestOf(best));
    two.consider(bestOf(reply));
  }
}
