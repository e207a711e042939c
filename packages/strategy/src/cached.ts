/**
 * Returns a function that computes each value once.
 * @param keyOf returns different keys for arguments with different values; a key that is an object is kept with its value
 * @param most the maximum size of the cache; a full cache is emptied
 */
export function cached<Arguments extends readonly unknown[], Value>(
  keyOf: (...given: Arguments) => unknown,
  make: (...given: Arguments) => Value,
  most = Number.POSITIVE_INFINITY,
): (...given: Arguments) => Value {
  const known = new Map<unknown, Value>();
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

export const computeOnce = <Value>(make: () => Value): (() => Value) => cached(() => 0, make);
