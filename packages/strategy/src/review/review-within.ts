import type { Entry, Setup } from '@dicehall/engine';
import type { Solving } from '../solve/progress.ts';
import { EstimatedValues, enough, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, reviewing } from './review.ts';

/** Rollouts of the first pass. It is slow, as its code is not compiled yet. */
const firstRollouts = 8;
/** A pass has at most this many times the rollouts of the one before, whose time tells how many fit. */
const mostGrowth = 8;
/** As a pass uses the rollouts of those before it, a small step is worth it. */
const leastGrowth = 1.25;

export interface TimedReview {
  readonly review: Review;
  /** For each value; 0 where none was estimated. */
  readonly rollouts: number;
}

interface Within {
  /** Milliseconds that an estimate may take. */
  readonly time: number;
  /** In milliseconds. */
  now(): number;
  /** Called with each review that a better one follows. */
  onPass?(done: TimedReview): void;
}

/**
 * A review at once where values are solved; else by as many rollouts as the time allows, or as few as give every value and
 * every margin its usual accuracy. It yields the share of the time that has passed.
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
    const isExactEnough = rollouts >= usualRollouts && largestMargin(done.review) <= 2 * enough;
    const next = Math.min(fitting, rollouts * mostGrowth);
    if (isExactEnough || next < leastGrowth * rollouts) return done;
    onPass?.(done);
    rollouts = next;
  }
}
