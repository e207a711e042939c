import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followExpert, shortWork, staying } from '../src/local/expert-note.ts';
import type { ExpertState } from '../src/local/experts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Kind = ExpertState['kind'];

/** Follows an expert from kind to kind, each for so many milliseconds; answers everything that was told. */
function toldOf(...course: readonly (readonly [Kind, number])[]): boolean[] {
  const told: boolean[] = [];
  for (const [kind, lasts] of course) {
    const end = followExpert(kind, (isSaid) => told.push(isSaid));
    vi.advanceTimersByTime(lasts);
    end();
  }
  return told;
}

describe('what is said of an expert', () => {
  test('nothing while it solves for a moment only', () => {
    expect(toldOf(['solving', shortWork - 1], ['ready', staying - 1])).toEqual([]);
  });

  test('that it solves, once that lasts', () => {
    expect(toldOf(['solving', shortWork])).toEqual([true]);
  });

  test('that it has solved, for as long as it takes to read that', () => {
    expect(toldOf(['solving', shortWork], ['ready', staying - 1])).toEqual([true]);
    expect(toldOf(['solving', shortWork], ['ready', staying])).toEqual([true, false]);
  });

  test('nothing more once it has failed: that is said by itself', () => {
    expect(toldOf(['failed', 60_000])).toEqual([]);
  });
});
