import { expect } from 'vitest';
import type { SavedSheet } from '../../../src/store/sheets.ts';
import { created, newId, type Rule } from './fixtures.ts';

const setup = { game: 'greed', names: ['Ada', 'Bo'] };
const lineOf = (seq: number) => ({ seq, key: `key-${seq}`, change: { type: 'undo', at: seq } });

function newSheet(lines = 0): SavedSheet {
  const id = newId();
  return {
    id,
    code: `S${id.slice(-5)}`,
    setup,
    lines: Array.from({ length: lines }, (_, at) => lineOf(at + 1)),
  };
}
const at = (days: number) => new Date(created + 86_400_000 * days);

export function sheetsContract(it: Rule): void {
  it('the store finds a sheet by its id and its code, with its lines in order', async ({
    store: { sheets },
  }) => {
    const [empty, filled] = [newSheet(), newSheet(2)];
    for (const sheet of [empty, filled]) expect(await sheets.create(sheet, at(0))).toBe(true);
    expect([await sheets.find(empty.id), await sheets.find(filled.id)]).toEqual([empty, filled]);
    expect(await sheets.byCode(filled.code)).toBe(filled.id);
    expect([await sheets.find('none'), await sheets.byCode('NONE')]).toEqual([null, null]);
  });

  it('the store creates no sheet whose id or code is taken, and reports every other error', async ({
    store: { sheets },
  }) => {
    const sheet = newSheet(1);
    expect(await sheets.create(sheet, at(0))).toBe(true);
    for (const taken of [
      { ...newSheet(2), id: sheet.id },
      { ...newSheet(2), code: sheet.code },
    ])
      expect(await sheets.create(taken, at(0))).toBe(false);
    expect(await sheets.find(sheet.id)).toEqual(sheet);
    const wrong = { ...newSheet(1), code: null as unknown as string };
    await expect(sheets.create(wrong, at(0))).rejects.toThrow('code');
    expect(await sheets.find(wrong.id)).toBeNull();
  });

  it('the store appends each line of a sheet once, and none to a deleted sheet', async ({
    store: { sheets },
  }) => {
    const sheet = newSheet(1);
    await sheets.create(sheet, at(0));
    expect(await sheets.append(sheet.id, lineOf(2), at(1))).toBe(true);
    expect(await sheets.append(sheet.id, { ...lineOf(2), key: 'other' }, at(1))).toBe(false);
    expect(await sheets.append(sheet.id, lineOf(3), at(1))).toBe(true);
    expect(await sheets.linesAfter(sheet.id, 0)).toEqual([1, 2, 3].map(lineOf));
    expect(await sheets.linesAfter(sheet.id, 2)).toEqual([lineOf(3)]);
    expect(await sheets.append('none', lineOf(1), at(1))).toBe(false);
    expect(await sheets.linesAfter('none', 0)).toEqual([]);
  });

  it('the store deletes sheets that have not changed since a given time, with their lines', async ({
    store: { sheets },
  }) => {
    const [unused, used, fresh] = [newSheet(1), newSheet(1), newSheet()];
    for (const sheet of [unused, used]) await sheets.create(sheet, at(0));
    await sheets.create(fresh, at(2));
    await sheets.append(used.id, lineOf(2), at(2));
    await sheets.deleteUnused(at(2));
    const left = await Promise.all([unused, used, fresh].map(({ id }) => sheets.find(id)));
    expect(left.map((sheet) => sheet?.id ?? null)).toEqual([null, used.id, fresh.id]);
    expect(await sheets.linesAfter(unused.id, 0)).toEqual([]);
    expect(await sheets.create({ ...unused, lines: [] }, at(3))).toBe(true);
  });
}
