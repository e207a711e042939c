import type { Entry, Setup } from '@dicehall/engine';
import { EstimatedValues, enough, usualRollouts } from '../values/estimated.ts';
import type { Values } from '../values/values.ts';
import { largestMargin, type Review, review } from './review.ts';

/** Rollouts of the first pass. It is slow, as its code is not compiled yet. */
const firstRollouts = 8;
/** A pass has at most this many times the rollouts of the one before, whose time tells how many fit. */
const mostGrowth = 8;
/** As a pass uses the rollouts of those before it, a small step is worth it. */
const leastGrowth = 1.25;

interface Within {
  /** Milliseconds that an estimate may take. */
  readonly time: number;
  /** In milliseconds. */
  now(): number;
  /** Called with the share of the time that has passed. */
  shown?(share: number): void;
}

/**
 * A review at once where values are solved; else by as many rollouts as the time allows, or as few as give every value and
 * every margin its usual accuracy.
 */
export function reviewWithin(
  setup: Setup,
  log: readonly Entry[],
  values: Values,
  { time, now, shown }: Within,
): { readonly review: Review; readonly rollouts: number } {
  if (!(values instanceof EstimatedValues)) return { review: review(setup, log, values), rollouts: 0 };
  const from = now();
  for (let rollouts = firstRollouts; ; ) {
    const reviewed = review(setup, log, values.by(rollouts), () =>
      shown?.(Math.min(0.99, (now() - from) / time)),
    );
    const fitting = Math.floor((rollouts * time) / Math.max(now() - from, 1));
    const isExactEnough = rollouts >= usualRollouts && largestMargin(reviewed) <= 2 * enough;
    const next = Math.min(fitting, rollouts * mostGrowth);
    if (isExactEnough || next < leastGrowth * rollouts) return { review: reviewed, rollouts };
    rollouts = next;
  }
}
