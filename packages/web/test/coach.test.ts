import type { Entry } from '@dicehall/engine';
import type { MarkedChoice } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { currentMark, lastChoices, type Marks } from '../src/coach/table-coach.ts';

const choice = (seat: number): Entry => ({ seat, move: { type: 'roll' } });
const roll = (seat: number): Entry => ({ seat, dice: [1] });
const marked: MarkedChoice = { mark: 'mistake', unit: 'win', loss: 0.01, best: { type: 'stop' } };

describe('the mark that is shown', () => {
  const log = [choice(0), roll(0), choice(0), choice(1), roll(1), choice(2), choice(1)];
  /** The index of the entry whose mark is shown when these entries have marks. */
  const shown = (withMarks: readonly number[], seats: readonly number[], entries = log): number | null => {
    const marks: Marks = new Map(withMarks.flatMap((at) => (log[at] ? [[log[at], marked]] : [])));
    return currentMark(marks, entries, seats)?.index ?? null;
  };
  it.each([
    ['that of the latest choice', [2, 6], [0, 1], 6],
    ['that of an earlier player while that of the latest choice is missing', [2], [0, 1], 2],
    ['none of a choice that its player has followed by another', [0, 3], [0, 1], null],
    ['none of another seat', [5], [0, 1], null],
  ] as const)('the mark that is shown is %s', (_, withMarks, seats, index) => {
    expect(shown(withMarks, seats)).toBe(index);
  });
  it('the mark returns to the previous choice after an undo', () => {
    expect(shown([0, 2], [0])).toBe(2);
    expect(shown([0, 2], [0], log.slice(0, 2))).toBe(0);
  });
});

it('the last choices contain one per seat, the latest first', () => {
  const log = [choice(0), choice(1), roll(1), choice(0), roll(0)];
  expect(lastChoices(log, [0, 1]).map(({ index }) => index)).toEqual([3, 1]);
  expect(lastChoices(log, [1, 2]).map(({ index }) => index)).toEqual([1]);
});
