import { describe, expect, it } from 'vitest';
import { compareChanges, insist, type SheetChange } from '../../src/index.ts';

const turn = (at: number, seat: number, points: number): SheetChange => ({
  type: 'enter',
  at,
  seat,
  values: { points },
});
const edit = (at: number, points: number): SheetChange => ({ type: 'edit', at, seat: 0, values: { points } });

describe('two changes of one sheet at the same time can conflict', () => {
  it.each<[string, SheetChange, SheetChange, string]>([
    ['are the same where both enter the same turn', turn(3, 0, 350), turn(3, 0, 350), 'same'],
    ['are a conflict where they enter different points', turn(3, 0, 350), turn(3, 0, 300), 'conflict'],
    [
      'are a conflict where both add a line',
      turn(3, 0, 350),
      { type: 'join', at: 3, name: 'Dee' },
      'conflict',
    ],
    ['are a conflict where both edit one line', edit(1, 300), edit(1, 400), 'conflict'],
    ['are independent where they edit different lines', edit(1, 300), edit(2, 300), 'independent'],
    ['are independent where one adds and one edits a line', turn(3, 0, 350), edit(1, 300), 'independent'],
    [
      'are a conflict where one undoes: it would undo the other',
      turn(3, 0, 350),
      { type: 'undo' },
      'conflict',
    ],
    ['are a conflict where both undo: one undo was meant', { type: 'undo' }, { type: 'undo' }, 'conflict'],
    [
      'are a conflict where a line goes away: later ones move',
      { type: 'remove', at: 0 },
      edit(1, 300),
      'conflict',
    ],
  ])('%s', (_, first, second, expected) => {
    expect(compareChanges(first, second)).toBe(expected);
  });

  it.each<[SheetChange, SheetChange, string]>([
    [{ type: 'adjust', at: 3, seat: 1, points: 5 }, { type: 'next', at: 3, seat: 1 }, 'conflict'],
    [{ type: 'order', at: 3, order: [1, 0] }, { type: 'join', at: 3, name: 'Di' }, 'conflict'],
    [{ type: 'order', at: 3, order: [1, 0] }, { type: 'order', at: 3, order: [0, 1] }, 'conflict'],
    [{ type: 'rename', seat: 1, name: 'Di' }, { type: 'rename', seat: 2, name: 'Di' }, 'independent'],
    [{ type: 'rename', seat: 1, name: 'Di' }, { type: 'rename', seat: 1, name: 'Ed' }, 'conflict'],
    [{ type: 'rename', seat: 1, name: 'Di' }, { name: 'Di', seat: 1, type: 'rename' }, 'same'],
    [{ type: 'rules', options: {}, belowZero: true }, { type: 'end', ended: true }, 'independent'],
    [{ type: 'end', ended: false }, { type: 'end', ended: true }, 'conflict'],
    [{ type: 'end', ended: true }, turn(3, 1, 350), 'conflict'],
    [{ type: 'end', ended: true }, edit(2, 350), 'independent'],
    [{ type: 'end', ended: true }, { type: 'end', ended: true }, 'same'],
    [{ type: 'rename', seat: 1, name: 'Di' }, { type: 'undo' }, 'conflict'],
    [{ type: 'redo' }, { type: 'rename', seat: 1, name: 'Di' }, 'conflict'],
    [{ type: 'remove', at: 2 }, { type: 'remove', at: 2 }, 'conflict'],
  ])('two changes by different phones, %j and %j, are compared as %s', (first, second, expected) => {
    expect(compareChanges(first, second)).toBe(expected);
  });

  it.each<[string, SheetChange, SheetChange, SheetChange]>([
    ['replaces the other turn of the same player', turn(3, 0, 350), turn(3, 0, 300), edit(3, 300)],
    ['follows the turn of another player', turn(3, 0, 350), turn(3, 1, 300), turn(5, 1, 300)],
    [
      'follows another entry about the same player',
      { type: 'adjust', at: 3, seat: 0, points: 50 },
      turn(3, 0, 300),
      turn(5, 0, 300),
    ],
    [
      'leaves the place of a removal as it is',
      edit(1, 350),
      { type: 'remove', at: 1 },
      { type: 'remove', at: 1 },
    ],
    ['leaves a change without a place as it is', { type: 'undo' }, { type: 'redo' }, { type: 'redo' }],
    ['leaves the place of an edit as it is', edit(1, 350), edit(1, 300), edit(1, 300)],
  ])('a change that is sent again after a conflict %s', (_, first, second, expected) => {
    expect(insist(first, second, 5)).toEqual(expected);
  });
});
