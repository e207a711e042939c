import type { Random, Temper } from './bot.ts';

/** @param list not empty */
export function anyOf<Value>(list: readonly Value[], random: Random): Value {
  const value = list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}

/**
 * The first item with the highest value.
 * @param list not empty
 */
export function bestOf<Value>(list: readonly Value[], evaluate: (value: Value) => number): Value {
  let [best] = list;
  if (best === undefined) throw new RangeError('Nothing to choose from');
  let most = evaluate(best);
  for (const value of list) {
    const candidate = evaluate(value);
    if (candidate > most) {
      best = value;
      most = candidate;
    }
  }
  return best;
}

/** What a temper adds to risk: -1, 0 or 1. */
export const nerveOf: Readonly<Record<Temper, number>> = { careful: -1, balanced: 0, bold: 1 };

/** A random number that is lower on average for a careful bot, and higher for a bold one. */
export const leaning = (random: Random, nerve: number): number => random() ** (2 ** -nerve);

/**
 * Of the items at most `margin` below the highest value, the one with the highest `liking`, and of several such the one
 * with the highest value.
 * @param list not empty
 */
export function likedOf<Value>(
  list: readonly Value[],
  evaluate: (value: Value) => number,
  margin: number,
  liking: (value: Value) => number,
): Value {
  const valued = list.map((item) => ({ item, value: evaluate(item) }));
  const most = bestOf(valued, ({ value }) => value).value;
  const close = valued.filter(({ value }) => value >= most - margin);
  const liked = Math.max(...close.map(({ item }) => liking(item)));
  return bestOf(
    close.filter(({ item }) => liking(item) === liked),
    ({ value }) => value,
  ).item;
}
