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
  });
});
