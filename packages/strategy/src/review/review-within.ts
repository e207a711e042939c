import type { Entry, Setup } from '@dicehall/engine';
import type { Solving } from '../solve/progress.ts';
import { EstimatedValues, targetError, usualGrowth, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, reviewing } from './review.ts';

/** The number of rollouts in the first pass, which is slow because its code is not compiled yet. */
const firstRollouts = 8;
/** The minimum number of rollouts of a review. It gives a standard error of at most 4 % of a value. */
export const leastRollouts = 160;
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
  /** The number of milliseconds that an estimate may take, unless it needs more for the minimum of rollouts. */
  readonly time: number;
  /** Returns the current time in milliseconds. */
  now(): number;
  /** Called with each intermediate review that is precise enough to be read, before a better one follows. */
  onPass?(done: TimedReview): void;
}

/**
 * Reviews a match. Estimates use as many rollouts as the time allows, until all margins are small enough, but never fewer
 * than `leastRollouts`. Yields the elapsed share of the expected time.
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
  // The expected time is known after the first pass. Until then, a long one keeps the share low, so that it hardly drops.
  let whole = mostGrowth * time;
  let compared = firstRollouts * usualGrowth;
  for (let rollouts = firstRollouts; ; ) {
    const pass = reviewing(setup, log, values.by(rollouts, compared / rollouts));
    let step = pass.next();
    for (; step.done !== true; step = pass.next()) yield Math.min(0.99, (now() - from) / whole);
    const done = { review: step.value, rollouts };
    const spent = now() - from;
    const fitting = Math.min(Math.floor((rollouts * time) / Math.max(spent, 1)), rollouts * mostGrowth);
    const isReadable = rollouts >= leastRollouts;
    const isExactEnough = rollouts >= usualRollouts && largestMargin(done.review) <= 2 * targetError;
    const isLate = fitting < leastGrowth * rollouts;
    if (isReadable && (isExactEnough || isLate)) return done;
    if (isReadable) onPass?.(done);
    const next = isLate ? leastRollouts : fitting;
    // Without time left, moves are not compared again, because only the win chances lack rollouts.
    if (!isLate) compared = next * usualGrowth;
    whole = Math.max(time, (spent * next) / rollouts);
    rollouts = next;
  }
}
