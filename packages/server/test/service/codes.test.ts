import { expect, test } from 'vitest';
import { tableCodeSchema } from '../../src/protocol/index.ts';
import { newCode, newSheetCode } from '../../src/service/ids.ts';

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
});
