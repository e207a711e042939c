import type { Seat } from '@dicehall/engine';
import type { CSSProperties } from 'react';

/**
 * Points on the edge of the table on a wide screen, in percent: from the near left end over the far side to the near
 * right end.
 */
const rail = [
  [9.8, 78],
  [9.8, 34],
  [13.5, 16.5],
  [25, 7],
  [75.5, 7],
  [87, 16.5],
  [90.7, 34],
  [90.7, 78],
] as const;

/** The place of the viewer, at the near side, in percent. */
const near = [50, 96.5] as const;

/** The ratio of the table's width to its height. */
const breadth = 1.3;

const placed = (x: number, y: number) =>
  ({ '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` }) as CSSProperties;

/** Returns the position of the n-th seat on the page. The seats are spread evenly along the edge of the table. */
function alongRail(nth: number, seats: number): CSSProperties {
  const parts = rail.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rail[index] ?? rail[0];
    return { fromX, fromY, x, y, length: Math.hypot((x - fromX) * breadth, y - fromY) };
  });
  let left = (parts.reduce((sum, { length }) => sum + length, 0) * (nth + 0.5)) / seats;
  for (const { fromX, fromY, x, y, length } of parts) {
    if (left <= length)
      return placed(fromX + ((x - fromX) * left) / length, fromY + ((y - fromY) * left) / length);
    left -= length;
  }
  return {};
}

/** Returns the seats in turn order, starting with the viewer's own seat, or with the first seat for other viewers. */
export const fromViewer = (seats: number, me: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, nth) => (nth + (me ?? 0)) % seats);

/** Returns the place of the n-th seat of `fromViewer` on a wide screen. The viewer sits at the near side. */
export function placeOf(nth: number, seats: number, me: Seat | null): CSSProperties {
  if (me === null) return alongRail(nth, seats);
  return nth === 0 ? placed(...near) : alongRail(nth - 1, seats - 1);
}
