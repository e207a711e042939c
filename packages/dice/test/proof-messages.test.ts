import { expect, test } from 'vitest';
import { provedMessages, unverifiedMessage } from '../src/index.ts';

const verified = { throws: 3, dice: 9, table: 'tab1e00000000000', commitment: '00' } as const;

test('the message about a proof names the seats that revealed their seeds', () => {
  const contributions = ['revealed', 'none', 'revealed'] as const;
  expect(provedMessages({ ...verified, proves: 'players', contributions, withheld: 0 })).toEqual([
    {
      key: 'proved-players',
      values: { throws: 3, dice: 9, count: 2, players: { seats: [0, 2] } },
    },
  ]);
});

test('the message names seats that withheld a seed, and the number of sequences that they could choose from', () => {
  const contributions = ['withheld', 'revealed', 'withheld', 'none'] as const;
  const [proved, choice, ...more] = provedMessages({
    ...verified,
    proves: 'own',
    contributions,
    withheld: 2,
  });
  expect(proved).toMatchObject({ key: 'proved-own', values: { count: 1, players: { seats: [1] } } });
  expect(choice).toEqual({
    key: 'proved-withheld',
    values: { count: 2, players: { seats: [0, 2] }, sequences: 4 },
  });
  expect(more).toEqual([]);
});

test('a message about wrong dice has the number of the entry, from 1, and the expected faces', () => {
  expect(unverifiedMessage({ code: 'wrong-dice', entry: 5, seat: -1, expected: [1, 6] })).toEqual({
    key: 'unverified-wrong-dice',
    values: { number: 6, player: { seat: -1 }, expected: { dice: [1, 6] } },
  });
});
