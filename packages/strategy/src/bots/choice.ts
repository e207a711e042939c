import type { Random, Temper } from './bot.ts';

/**
 * Returns a random item.
 * @param list not empty
 */
export function pickRandom<Value>(list: readonly Value[], random: Random): Value {
  const value = list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}

/**
 * Returns the first item with the highest value.
 * @param list not empty
 */
export function pickBest<Value>(list: readonly Value[], evaluate: (value: Value) => number): Value {
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

export const nerveOf: Readonly<Record<Temper, number>> = { careful: -1, balanced: 0, bold: 1 };

/** Returns a random number from 0 to 1. Its mean is lower for a careful bot and higher for a bold one. */
export const skewRandom = (random: Random, nerve: number): number => random() ** (2 ** -nerve);

/**
 * Returns the item with the highest value if the nerve is 0. Otherwise chooses among the items at most `margin` below
 * that value: a bold bot (nerve > 0) takes the item with the highest risk, a careful bot the one with the lowest. Of
 * items with equal risks, both take the one with the highest value.
 * @param list not empty
 */
export function pickByTemper<Value>(
  list: readonly Value[],
  evaluate: (value: Value) => number,
  nerve: number,
  margin: number,
  risk: (value: Value) => number,
): Value {
  const valued = list.map((item) => ({ item, value: evaluate(item), liking: nerve * risk(item) }));
  const best = pickBest(valued, ({ value }) => value);
  if (nerve === 0) return best.item;
  const close = valued.filter(({ value }) => value >= best.value - margin);
  const liked = Math.max(...close.map(({ liking }) => liking));
  return pickBest(
    close.filter(({ liking }) => liking === liked),
    ({ value }) => value,
  ).item;
}
