import type { Entry, Setup } from '@dicehall/engine';
import type { Solving } from '../solve/progress.ts';
import { EstimatedValues, targetError, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, reviewing } from './review.ts';

/** The number of rollouts in the first pass, which is slow because its code is not compiled yet. */
const firstRollouts = 8;
/** The maximum growth of the number of rollouts from one pass to the next while the speed is not yet known. */
const mostGrowth = 8;
/**
 * The minimum growth from one pass to the next. Because a pass reuses earlier rollouts, even a small growth is
 * worthwhile.
 */
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
  /** The margin of win chances above which an intermediate review is not worth reading. */
  readonly shownMargin?: number;
  /** Called with each intermediate review, before a better one follows. */
  onPass?(done: TimedReview): void;
}

/**
 * Reviews a match. Estimates use as many rollouts as the time allows, until all margins are small enough. Yields the
 * elapsed share of the time.
 */
export function* reviewWithin(
  setup: Setup,
  log: readonly Entry[],
  values: Values,
  { time, now, onPass, shownMargin = 1 }: Within,
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
    if (2 * done.review.noise <= shownMargin) onPass?.(done);
    rollouts = next;
  }
}
