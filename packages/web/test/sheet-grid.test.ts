import {
  changeSheet,
  readSheetSetup,
  type SheetChange,
  type SheetLog,
  sheetBoard,
  unwrap,
} from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { csvOf, gridOf, totalsOf } from '../src/sheet/grid.ts';

const messages = loadCatalogue({ language: 'en' });
const open = (names = ['Ada', 'Bo', 'Cy']): SheetLog =>
  unwrap(readSheetSetup({ game: 'greed', options: { opening: 0 }, names, belowZero: true }));
const changed = (log: SheetLog, change: SheetChange): SheetLog => unwrap(changeSheet(log, change));
const enter = (log: SheetLog, seat: number, points: number): SheetLog =>
  changed(log, { type: 'enter', at: log.now.items.length, seat, values: { points } });
const adjust = (log: SheetLog, seat: number, points: number): SheetLog =>
  changed(log, { type: 'adjust', at: log.now.items.length, seat, points } as SheetChange);

const cellsOf = (log: SheetLog) =>
  gridOf(sheetBoard(log.now)).map(({ cells }) =>
    [0, 1, 2].map((seat) => cells.get(seat)?.changes.map(({ points }) => points)),
  );

describe('a sheet shows its lines in rows', () => {
  it('the turn of each player is below that player’s earlier turns', () => {
    const log = [300, 100, 50, 200, 0].reduce((now, points, turn) => enter(now, turn % 3, points), open());
    expect(cellsOf(log)).toEqual([
      [[300], [100], [50]],
      [[200], [], undefined],
    ]);
  });

  it('points entered outside a turn have their own row, as an entry of the player', () => {
    const log = enter(adjust(enter(open(), 0, 300), 0, -100), 1, 250);
    expect(cellsOf(log)).toEqual([
      [[300], [250], undefined],
      [[-100], undefined, undefined],
    ]);
  });

  it('a turn that gives points to another player is also noted in its row', () => {
    const names = ['Ada', 'Bo', 'Cy'];
    const start = unwrap(readSheetSetup({ game: 'three-dice', options: {}, names, belowZero: true }));
    const turns = [
      { result: 'points', points: 106, sips: 1 },
      { result: 'stairs', to: 0 },
    ];
    const log = turns.reduce(
      (now, values, seat) => changed(now, { type: 'enter', at: seat, seat, values }),
      start,
    );
    const [row] = gridOf(sheetBoard(log.now));
    expect(row?.cells.get(1)?.changes.map(({ seat }) => seat)).toEqual([0]);
    expect(row?.notes.map(({ at }) => at)).toEqual([1]);
  });

  it('a line without a player belongs to the last row, and a change of the next player to no row', () => {
    const first = enter(open(), 0, 300);
    const after = changed(first, { type: 'order', at: 1, order: [2, 1, 0] } as SheetChange);
    const rows = gridOf(sheetBoard(after.now));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.notes.map(({ item }) => item.type)).toEqual(['order']);
    const third = enter(enter(enter(first, 1, 0), 2, 0), 0, 350);
    const later = changed(third, { type: 'order', at: 4, order: [2, 1, 0] } as SheetChange);
    expect(gridOf(sheetBoard(later.now)).map(({ notes }) => notes.length)).toEqual([0, 1]);
    const next = changed(first, { type: 'next', at: 1, seat: 2 } as SheetChange);
    expect(gridOf(sheetBoard(next.now)).map(({ notes }) => notes)).toEqual([[]]);
    const before = changed(open(), { type: 'next', at: 0, seat: 2 } as SheetChange);
    expect(gridOf(sheetBoard(before.now))).toEqual([]);
  });
});

describe('a sheet shows its totals', () => {
  it('totals begin at zero and follow each line that changes one', () => {
    const log = adjust(enter(enter(enter(open(), 0, 300), 1, 0), 2, 250), 0, -50);
    expect(totalsOf(sheetBoard(log.now))).toEqual([
      [0, 0, 0],
      [300, 0, 0],
      [300, 0, 250],
      [250, 0, 250],
    ]);
  });
});

describe('a sheet can be exported as comma-separated values', () => {
  it('the CSV file has a line for each entry with the totals after it, and the final totals', () => {
    const log = enter(enter(open(), 0, 300), 1, 250);
    const lines = csvOf(log, messages).split('\r\n');
    expect(lines[0]).toBe('#,Player,Entry,Ada,Bo,Cy');
    expect(lines[1]).toMatch(/^1,Ada,.*,300,,$/);
    expect(lines[2]).toMatch(/^2,Bo,.*,300,250,$/);
    expect(lines.slice(3)).toEqual([',,Total,300,250,0', '']);
  });

  it('a line of the CSV file that belongs to no player has an empty player field', () => {
    const log = changed(enter(open(), 0, 300), { type: 'order', at: 1, order: [2, 1, 0] } as SheetChange);
    expect(csvOf(log, messages).split('\r\n')[2]).toMatch(/^2,,.+,300,,$/);
  });

  it('the CSV file quotes names with commas, quotes or line breaks', () => {
    expect(csvOf(open(['A, B', 'C "D"', 'E\nF']), messages).split('\r\n')[0]).toBe(
      '#,Player,Entry,"A, B","C ""D""","E\nF"',
    );
  });

  it.each(['=1+1', '+1', '@A1', '\t=1'])(
    'the CSV file never lets a spreadsheet run “%s” as a formula',
    (name) => {
      expect(csvOf(open([name, 'Bo', 'Cy']), messages).split('\r\n')[0]).toBe(
        `#,Player,Entry,'${name},Bo,Cy`,
      );
    },
  );
});
