/** Makes a function that caches its last value while its arguments stay the same. */
export function remembered<Args extends readonly unknown[], Value>(make: (...args: Args) => Value) {
  let last: { readonly args: Args; readonly value: Value } | null = null;
  return (...args: Args): Value => {
    if (last === null || args.some((arg, at) => arg !== last?.args[at]))
      last = { args, value: make(...args) };
    return last.value;
  };
}

/** Makes a function that runs a task while a key stays the same, and none while the key is null. */
export function createTask(): (key: unknown, start?: () => () => void) => void {
  let known: unknown = null;
  let stop: (() => void) | undefined;
  return (key, start) => {
    if (key === known) return;
    stop?.();
    known = key;
    stop = key === null ? undefined : start?.();
  };
}
