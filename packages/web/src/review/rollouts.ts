/** The approximate duration of an estimate, in milliseconds. */
const patience = 12_000;
const fewest = 24;
const most = 250;

/**
 * The number of rollouts per position for a duration of about twelve seconds: 24 to 250.
 * @param positions the number of positions in the match
 * @param each milliseconds that one rollout from the start took
 */
export function rolloutsFor(positions: number, each: number): number {
  // Positions are halfway through the match on average, and about every second one is evaluated twice.
  const all = positions * 0.75 * Math.max(each, 0.01);
  return Math.round(Math.min(most, Math.max(fewest, patience / all)));
}
