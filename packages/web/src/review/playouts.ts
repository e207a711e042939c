/** How long an estimate may take, about, in milliseconds. */
const patience = 12_000;
const fewest = 24;
const most = 250;

/**
 * How many matches to play on from each position, so that a review is done in about twelve seconds: 24 to 250.
 * @param positions how many positions the match has
 * @param each milliseconds that one match took from the start
 */
export function playoutsFor(positions: number, each: number): number {
  // Positions lie halfway through the match on average, and about every second one is asked for twice.
  const all = positions * 0.75 * Math.max(each, 0.01);
  return Math.round(Math.min(most, Math.max(fewest, patience / all)));
}
