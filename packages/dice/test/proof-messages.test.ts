import { expect, test } from 'vitest';
import { provedMessages, unverifiedMessage } from '../src/index.ts';

const verified = { throws: 3, dice: 9, table: 'tab1e00000000000', commitment: '00' } as const;

test('the message about a proof names the seats that revealed their seeds', () => {
  const contributions = ['revealed', 'none', 'revealed'] as const;
  const counts = { withheld: 0, untrusted: 2, ownSeat: null };
  expect(provedMessages({ ...verified, proves: 'players', contributions, ...counts })).toEqual([
    {
      key: 'proved-players',
      values: { throws: 3, dice: 9, count: 2, players: { seats: [0, 2] } },
    },
  ]);
});

test('the messages name the seats that withheld a seed, and state how many dice sequences the server could choose from', () => {
  const contributions = ['withheld', 'revealed', 'withheld', 'none', 'revealed'] as const;
  const counts = { withheld: 2, untrusted: 3, ownSeat: 1 };
  expect(provedMessages({ ...verified, proves: 'own', contributions, ...counts })).toEqual([
    {
      key: 'proved-own',
      values: { throws: 3, dice: 9, count: 2, players: { seats: [1, 4] } },
    },
    { key: 'proved-withheld', values: { count: 2, players: { seats: [0, 2] } } },
    { key: 'proved-choice', values: { count: 3, players: { seats: [0, 2, 4] }, sequences: 8 } },
  ]);
});

test('the message for a player who alone contributed a seed mentions no choices of the server', () => {
  const counts = { withheld: 0, untrusted: 0, ownSeat: 0 };
  expect(
    provedMessages({ ...verified, proves: 'own', contributions: ['revealed', 'none'], ...counts }),
  ).toHaveLength(1);
});

test('a message about wrong dice has the number of the entry, from 1, and the expected faces', () => {
  expect(unverifiedMessage({ code: 'wrong-dice', entry: 5, seat: -1, expected: [1, 6] })).toEqual({
    key: 'unverified-wrong-dice',
    values: { number: 6, player: { seat: -1 }, expected: { dice: [1, 6] } },
  });
});
