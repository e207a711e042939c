/**
 * A clock that follows the system's clock but never goes back, in milliseconds since 1970. When the system's clock is set back,
 * this clock runs at half speed until the system's has caught up. Deadlines then come later, but no table stops.
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
