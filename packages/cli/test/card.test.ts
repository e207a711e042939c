import { expect, test } from 'vitest';
import { call, jsonLines } from './calling.ts';

test('card prints the rules of a card and its cost', async () => {
  const { out, err, code } = await call('card greed --rules 2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Greed: the best card with 2 rules');
  expect(out).toContain('1. Bank 250 points or more with 1 to 3 dice left.');
  expect(out).toContain('It costs 1.15 percentage points of win chance against a perfect opponent.');
});

test('card prints a rule with many numbers as a table, grouped by what the other player needs', async () => {
  const { out } = await call('card ten-thousand --rules 7');
  const lines = out.split('\n').map((line) => line.trim().split(/ {2,}/u));
  const head = lines.findIndex(([first]) => first === 'Still to go after banking');
  expect(lines[head]).toEqual([
    'Still to go after banking',
    '1 or 2 dice left',
    '3 dice left',
    '4 or 5 dice left',
    '6 dice left',
  ]);
  expect(lines[head + 1]).toEqual(['The other player needs more than 3,000 points']);
  expect(lines[head + 2]).toEqual(['200–300 *', 'always', 'always', '250', 'always']);
  const last = lines.findIndex(([first]) => first === 'The table has 48 numbers.');
  expect(lines[last - 1]).toEqual(['1,550 or more', '450', '750', 'never', 'never']);
});

test('card --json prints one card per line, with its rules as data and as text', async () => {
  const cards = jsonLines((await call('card threes --json')).out) as { rules: unknown[]; texts: string[] }[];
  expect(cards.map(({ rules }) => rules.length)).toEqual(cards.map((_, index) => index + 1));
  for (const { rules, texts } of cards) {
    expect(texts).toHaveLength(rules.length);
    expect(rules.every((rule) => typeof rule === 'object')).toBe(true);
  }
});

test('card refuses unknown games and rules', async () => {
  expect(await call('card greed --rules 99')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--rules: “99” is not a whole number from 1 to'),
  });
  expect((await call('card chess')).code).toBe(2);
});
