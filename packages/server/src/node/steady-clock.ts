/**
 * A clock that follows the system's clock but never goes back, in milliseconds since 1970. When the system's clock is set back,
 * it runs at half speed until the other has caught up: deadlines come later, but no table stands still.
 */
export function steadyClock(
  system: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let time = system();
  let read = elapsed();
  return () => {
    const passed = elapsed() - read;
    read += passed;
    time = Math.max(system(), time + passed / 2);
    return Math.floor(time);
  };
}
