import type { Entry, Setup } from '@dicehall/engine';
import type { Comparison } from './comparison.ts';
import { estimatingJudges, usualRollouts } from './estimating-judge.ts';
import { enough } from './gain.ts';
import type { Judge } from './judge.ts';
import { largestMargin, type Review, review } from './review.ts';

/** Rollouts of the first pass. It is slow, as its code is not compiled yet. */
const firstRollouts = 8;
/** A pass has at most this many times the rollouts of the one before, whose time tells how many fit. */
const mostGrowth = 8;
/** As a pass uses the rollouts of those before it, a small step is worth it. */
const leastGrowth = 1.25;

interface Estimating {
  /** Milliseconds that it may take. */
  readonly time: number;
  /** In milliseconds. */
  now(): number;
  /** What compares the choices; rollouts without it. */
  readonly comparison?: Comparison | null;
  /** Called with the share of the time that has passed. */
  shown?(share: number): void;
}

/** A review by as many rollouts as the time allows, or as few as give every value and every margin its usual accuracy. */
export function estimatedReview(
  setup: Setup,
  log: readonly Entry[],
  { time, now, comparison, shown }: Estimating,
): { readonly review: Review; readonly rollouts: number } {
  const from = now();
  const judges = estimatingJudges(setup, comparison);
  for (let rollouts = firstRollouts; ; ) {
    const judge = judges(rollouts);
    const telling = <Given extends readonly unknown[], Value>(make: (...given: Given) => Value) => {
      return (...given: Given): Value => {
        shown?.(Math.min(0.99, (now() - from) / time));
        return make(...given);
      };
    };
    const heard: Judge = { ...judge, value: telling(judge.value), choices: telling(judge.choices) };
    const reviewed = review(setup, log, heard);
    const fitting = Math.floor((rollouts * time) / Math.max(now() - from, 1));
    const isExactEnough = rollouts >= usualRollouts && largestMargin(reviewed) <= 2 * enough;
    const next = Math.min(fitting, rollouts * mostGrowth);
    if (isExactEnough || next < leastGrowth * rollouts) return { review: reviewed, rollouts };
    rollouts = next;
  }
}

/** A review by values: at once where they are solved, else as `estimatedReview`. */
export const reviewWithin = (
  setup: Setup,
  log: readonly Entry[],
  values: Judge & { readonly comparison?: Comparison | null },
  within: Omit<Estimating, 'comparison'>,
): { readonly review: Review; readonly rollouts: number } =>
  values.noise === 0
    ? { review: review(setup, log, values), rollouts: 0 }
    : estimatedReview(setup, log, { ...within, comparison: values.comparison ?? null });
