/**
 * Returns a function that computes each value once.
 * @param keyOf equal keys have equal values
 * @param most size of the cache; when it is full, all values are dropped
 */
export function cached<Arguments extends readonly unknown[], Value>(
  keyOf: (...given: Arguments) => string | number | boolean,
  make: (...given: Arguments) => Value,
  most = Number.POSITIVE_INFINITY,
): (...given: Arguments) => Value {
  const known = new Map<string | number | boolean, Value>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...given);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** A value that is computed when it is first needed. */
export const computeOnce = <Value>(make: () => Value): (() => Value) => cached(() => 0, make);
