/** Frames longer than this, in milliseconds, make dice stutter: under 36 a second. */
const slowFrame = 28;

const enoughFrames = 8;

/**
 * Whether a device draws too slowly for solid dice, by the lengths of the frames of one throw in milliseconds.
 * The first two frames do not count: they prepare shaders and textures. Fewer than eight frames prove nothing, unless
 * they took half a second together.
 */
export function isSlow(frames: readonly number[]): boolean {
  const counted = frames.slice(2);
  const sum = counted.reduce((total, length) => total + length, 0);
  if (counted.length < enoughFrames) return sum > 500;
  const sorted = counted.toSorted((one, two) => one - two);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > slowFrame;
}
