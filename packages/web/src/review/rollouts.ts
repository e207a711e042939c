/** How long an estimate may take, in milliseconds. */
export const patience = 10_000;
/** Rollouts of the first pass. It is slow, as its code is not compiled yet. */
export const firstRollouts = 8;
/** A pass has at most this many times the rollouts of the one before, whose time tells how many fit. */
const mostGrowth = 16;
const most = 2000;

/**
 * The number of rollouts of the next pass; null if the last one has to do.
 * @param rollouts of the last pass
 * @param taken milliseconds that it took
 * @param left milliseconds until the estimate has to be ready
 */
export function moreRollouts(rollouts: number, taken: number, left: number): number | null {
  const fitting = Math.floor((rollouts * left) / Math.max(taken, 1));
  const next = Math.min(most, fitting, rollouts * mostGrowth);
  return next < 2 * rollouts ? null : next;
}
