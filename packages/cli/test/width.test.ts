import { describe, expect, test } from 'vitest';
import { columns, widthOf } from '../src/terminal/width.ts';

describe('rows are printed as a table with aligned columns', () => {
  const rows = [
    ['Move', 'Wins', 'Loss'],
    ['keep 1 5 and roll', '52.46%', ''],
    ['bank', '8.07%', '44.39%'],
  ];

  test('names are aligned left and numbers right, under the widest entry of each column', () => {
    expect(columns(rows, 1)).toEqual([
      'Move                 Wins    Loss',
      'keep 1 5 and roll  52.46%',
      'bank                8.07%  44.39%',
    ]);
    expect(columns(rows.slice(0, 2), 3)[1]).toBe('keep 1 5 and roll  52.46%');
  });

  test('wide letters and emoji count as two columns', () => {
    const names = ['李小龙', '👩‍👩‍👧‍👦', 'Zoë', 'Bo'];
    expect(names.map(widthOf)).toEqual([6, 2, 3, 2]);
    const lines = columns(
      names.map((name, index) => [name, String(10 ** index)]),
      1,
    );
    expect(lines.map(widthOf)).toEqual([12, 12, 12, 12]);
    expect(
      columns(
        [
          ['1', '李'],
          ['2', 'Zoë'],
        ],
        1,
      ),
    ).toEqual(['1   李', '2  Zoë']);
  });
});
