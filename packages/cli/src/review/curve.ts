import type { BySeat } from '@dicehall/engine';

const steps = '▁▂▃▄▅▆▇█';

/** Values from 0 to 1 as a line of at most `width` blocks. A block shows the last of its values. */
export function curveOf(values: readonly number[], width: number): string {
  const columns = Math.min(width, values.length);
  return Array.from({ length: columns }, (_, column) => {
    const value = values[Math.floor(((column + 1) * values.length) / columns) - 1] ?? 0;
    const height = Math.round(Math.min(1, Math.max(0, value)) * (steps.length - 1));
    return steps[height] ?? '';
  }).join('');
}

export const curvesOf = (worths: readonly BySeat<number>[], width: number): string[] =>
  (worths[0] ?? []).map((_, seat) =>
    curveOf(
      worths.map((worth) => worth[seat] ?? 0),
      width,
    ),
  );
