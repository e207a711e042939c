/** Runs something for as long as a key stays the same, and nothing while it is null. */
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
