import { describe, expect, it } from 'vitest';
import { fromViewer, placeOf } from '../src/table/seat-places.ts';

describe('the seats stand around the table in turn order', () => {
  it.each([
    [0, [0, 1, 2, 3]],
    [2, [2, 3, 0, 1]],
    [null, [0, 1, 2, 3]],
  ])('the seats begin with the viewer at seat %s and continue in turn order', (me, seats) => {
    expect(fromViewer(4, me)).toEqual(seats);
  });
  it.each([2, 3, 8, 12])('only the viewer sits at the near side, with %i seats', (seats) => {
    const places = Array.from(
      { length: seats },
      (_, nth) => placeOf(nth, seats, 1) as Record<string, string>,
    );
    const heights = places.map((place) => Number.parseFloat(place['--y'] ?? ''));
    expect(places[0]?.['--x']).toBe('50.0%');
    expect(Math.max(...heights.slice(1))).toBeLessThan(heights[0] ?? 0);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(seats);
    // The others are as far from the left end of the edge as from the right one.
    const across = places.slice(1).map((place) => Number.parseFloat(place['--x'] ?? ''));
    for (const [nth, x] of across.entries()) expect(x + (across.at(-1 - nth) ?? 0)).toBeCloseTo(100.5, 0);
  });
  it.each([3, 5, 8, 12])('%i seats are placed along the edge from left to right, symmetrically', (seats) => {
    const places = Array.from({ length: seats }, (_, nth) => {
      const place = placeOf(nth, seats, null) as Record<string, string>;
      return [Number.parseFloat(place['--x'] ?? ''), Number.parseFloat(place['--y'] ?? '')] as const;
    });
    for (const [nth, [x, y]] of places.entries()) {
      const [otherX, otherY] = places[seats - 1 - nth] ?? expect.fail();
      expect(x + otherX).toBeCloseTo(100.5, 0);
      expect(y).toBeCloseTo(otherY, 0);
      // Whether a place is on the edge of the table: at one of the sides, at the far side, or at a corner between them.
      expect(Math.min(x - 9.8, 90.7 - x, y - 7)).toBeLessThan(7);
      expect(Math.min(x - 9.7, 90.8 - x, y - 6.9, 78.1 - y)).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(places[nth - 1]?.[0] ?? 0);
    }
  });
});
