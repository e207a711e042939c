/** Makes a function that caches its last value while its arguments stay the same. */
export function remembered<Args extends readonly unknown[], Value>(make: (...args: Args) => Value) {
  let last: { readonly args: Args; readonly value: Value } | null = null;
  return (...args: Args): Value => {
    if (last === null || args.some((arg, at) => arg !== last?.args[at]))
      last = { args, value: make(...args) };
    return last.value;
  };
}

/** Makes a function that runs one task per key: a new key stops the task and starts another; null only stops it. */
export function createTask<Key>(): (key: Key | null, start?: (key: Key) => () => void) => void {
  let known: Key | null = null;
  let stop: (() => void) | undefined;
  return (key, start) => {
    if (key === known) return;
    stop?.();
    known = key;
    stop = key === null ? undefined : start?.(key);
  };
}
