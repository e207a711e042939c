import type { Entry, Setup } from '@dicehall/engine';
import type { Solving } from '../solve/progress.ts';
import { EstimatedValues, targetError, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, reviewing } from './review.ts';

/** The number of rollouts in the first pass, which is slow because its code is not compiled yet. */
const firstRollouts = 8;
/**
 * The maximum growth of the number of rollouts from one pass to the next, until it is known how many fit into the time.
 */
const mostGrowth = 8;
/** A pass reuses earlier rollouts, so even this small growth is worth it. */
const leastGrowth = 1.25;

export interface TimedReview {
  readonly review: Review;
  /** The number of rollouts for each value; 0 if no value was estimated. */
  readonly rollouts: number;
}

interface Within {
  /** The number of milliseconds that an estimate may take. */
  readonly time: number;
  /** Returns the current time in milliseconds. */
  now(): number;
  /** Receives a review that will be followed by a better one. */
  onPass?(done: TimedReview): void;
}

/**
 * Reviews a match. Estimates use as many rollouts as the time allows, until all margins are small enough. Yields the
 * share of the time that has passed.
 */
export function* reviewWithin(
  setup: Setup,
  log: readonly Entry[],
  values: Values,
  { time, now, onPass }: Within,
): Solving<TimedReview> {
  if (!(values instanceof EstimatedValues))
    return { review: yield* reviewing(setup, log, values), rollouts: 0 };
  const from = now();
  for (let rollouts = firstRollouts; ; ) {
    const pass = reviewing(setup, log, values.by(rollouts));
    let step = pass.next();
    for (; step.done !== true; step = pass.next()) yield Math.min(0.99, (now() - from) / time);
    const done = { review: step.value, rollouts };
    const fitting = Math.floor((rollouts * time) / Math.max(now() - from, 1));
    const isExactEnough = rollouts >= usualRollouts && largestMargin(done.review) <= 2 * targetError;
    const next = Math.min(fitting, rollouts * mostGrowth);
    if (isExactEnough || next < leastGrowth * rollouts) return done;
    onPass?.(done);
    rollouts = next;
  }
}
