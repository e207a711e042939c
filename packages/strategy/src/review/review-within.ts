import type { Entry, Setup } from '@dicehall/engine';
import type { Solving } from '../solve/progress.ts';
import { EstimatedValues, targetError, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, reviewing } from './review.ts';

/** Rollouts of the first pass, which is slow because its code is not compiled yet. */
const firstRollouts = 8;
/** A pass has at most this many times the rollouts of the previous one, whose time tells how many fit. */
const mostGrowth = 8;
/** A pass reuses the rollouts of earlier ones, so even a small step is worth it. */
const leastGrowth = 1.25;

export interface TimedReview {
  readonly review: Review;
  /** The number for each value; 0 where none was estimated. */
  readonly rollouts: number;
}

interface Within {
  /** Milliseconds that an estimate may take. */
  readonly time: number;
  /** In milliseconds. */
  now(): number;
  /** Called with each review before a better one follows. */
  onPass?(done: TimedReview): void;
}

/**
 * Reviews a match: at once where values are solved; else with as many rollouts as the time allows, or fewer where every value and
 * margin has reached its usual accuracy. Yields the share of the time that has passed.
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
