import {
  type After,
  face,
  type MatchField,
  type Mixture,
  payoffsOf,
  type Response,
  respond,
  rounded,
  stagesOf,
} from '@dicehall/strategy/solvers';
import type { Side } from './side.ts';

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
  face(field, payoffsOf(own, other, after), mixture, stagesOf(other));
  return respond(field);
}

/** Iterations between two best responses. */
const every = 20;

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
    face(field, worth, from.played(), from.stages);
    side.learn(field, weight);
  };
  for (let iteration = 1; ; iteration++) {
    learn(one, two, payoffs, iteration ** 4);
    learn(two, one, flippedPayoffs, iteration ** 4);
    if (iteration % every !== 0 && iteration !== 1) continue;
    const mixtures = [rounded(one.average(), one.stages), rounded(two.average(), two.stages)] as const;
    const best = respondTo(mixtures[1], [one.points, two.points], after, field);
    const reply = respondTo(mixtures[0], [two.points, one.points], flipped, field);
    const gap = (best.value + reply.value - 1) / 2;
    if (iteration > 1 && (gap <= limits.gap || iteration >= limits.iterations))
      return { value: (best.value + 1 - reply.value) / 2, gap, iterations: iteration, mixtures };
    one.consider(bestOf(best));
    two.consider(bestOf(reply));
  }
}
