import type { Random } from './bot.ts';

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
