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
    [
      'two entries of the same turn with the same points are the same change',
      turn(3, 0, 350),
      turn(3, 0, 350),
      'same',
    ],
    [
      'two entries of the same turn with different points conflict',
      turn(3, 0, 350),
      turn(3, 0, 300),
      'conflict',
    ],
    [
      'two changes that both add a line conflict',
      turn(3, 0, 350),
      { type: 'join', at: 3, name: 'Dee' },
      'conflict',
    ],
    ['two edits of the same line conflict', edit(1, 300), edit(1, 400), 'conflict'],
    ['edits of different lines are independent', edit(1, 300), edit(2, 300), 'independent'],
    ['adding a line and editing another are independent', turn(3, 0, 350), edit(1, 300), 'independent'],
    [
      'an undo conflicts with another change, which it would undo',
      turn(3, 0, 350),
      { type: 'undo' },
      'conflict',
    ],
    ['two undos conflict, because only one was meant', { type: 'undo' }, { type: 'undo' }, 'conflict'],
    [
      'removing a line conflicts with editing a later one, whose number changes',
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
      'follows another line about the same player',
      { type: 'adjust', at: 3, seat: 0, points: 50 },
      turn(3, 0, 300),
      turn(5, 0, 300),
    ],
    [
      'keeps the line number of a removal',
      edit(1, 350),
      { type: 'remove', at: 1 },
      { type: 'remove', at: 1 },
    ],
    ['stays the same if it has no line number', { type: 'undo' }, { type: 'redo' }, { type: 'redo' }],
    ['keeps the line number of an edit', edit(1, 350), edit(1, 300), edit(1, 300)],
  ])('a change that is sent again after a conflict %s', (_, first, second, expected) => {
    expect(insist(first, second, 5)).toEqual(expected);
  });
});
