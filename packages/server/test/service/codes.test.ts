import { expect, test } from 'vitest';
import { sheetCodeSchema, tableCodeSchema, tableIdSchema } from '../../src/protocol/index.ts';
import { newCode, newId, newSheetCode, random } from '../../src/service/ids.ts';

const lookAlikes = [
  ['0', 'O', 'Q'],
  ['1', 'I', 'L'],
  ['2', 'Z'],
  ['5', 'S'],
  ['8', 'B'],
  ['U', 'V'],
];

test('the characters of codes cannot be mistaken for each other', () => {
  const used = new Set(Array.from({ length: 2000 }, () => newCode() + newSheetCode()).join(''));
  for (const group of lookAlikes)
    expect(group.filter((character) => used.has(character)).length).toBeLessThan(2);
  expect(used.size).toBeGreaterThan(20);
});

test('the server reads every new code, and codes with other letters and digits from earlier versions', () => {
  for (const code of [newCode(), '0A5S8']) expect(tableCodeSchema.safeParse(code).success).toBe(true);
  for (const code of [newSheetCode(), '0A5S8X']) expect(sheetCodeSchema.safeParse(code).success).toBe(true);
});

test('ids differ, and random numbers are spread from 0 to 1', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(tableIdSchema.safeParse(id).success).toBe(true);
  const tenths = new Set(Array.from({ length: 1000 }, () => Math.floor(10 * random())));
  expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
