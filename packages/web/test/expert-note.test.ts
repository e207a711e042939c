import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExpertState } from '../src/local/bots.ts';
import { doneNoteDuration, noteDelay, scheduleExpertNote } from '../src/local/ExpertNote.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Kind = ExpertState['kind'];

/** Follows an expert through these states, each for a number of milliseconds. Returns all changes of the note. */
function toldOf(...course: readonly (readonly [Kind, number])[]): boolean[] {
  const told: boolean[] = [];
  for (const [kind, lasts] of course) {
    const end = scheduleExpertNote(kind, (isSaid) => told.push(isSaid));
    vi.advanceTimersByTime(lasts);
    end();
  }
  return told;
}

describe('the note about an expert appears only when it is needed', () => {
  test('the note does not appear if solving takes a short time', () => {
    expect(toldOf(['solving', noteDelay - 1], ['ready', doneNoteDuration - 1])).toEqual([]);
  });

  test('the note appears when solving takes longer', () => {
    expect(toldOf(['solving', noteDelay])).toEqual([true]);
  });

  test('the note that the expert is ready stays for a while', () => {
    expect(toldOf(['solving', noteDelay], ['ready', doneNoteDuration - 1])).toEqual([true]);
    expect(toldOf(['solving', noteDelay], ['ready', doneNoteDuration])).toEqual([true, false]);
  });

  test('the note does not change after a failure, which a separate message reports', () => {
    expect(toldOf(['failed', 60_000])).toEqual([]);
  });
});
