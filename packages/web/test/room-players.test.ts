import type { SeatState, TableState } from '@dicehall/server/protocol';
import { expect, test } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { nextRequest } from '../src/room/room-players.ts';

const sharing = { code: 'ABCDE', name: 'Cy', token: 'token', mark: 'star' } as never;
const empty = (seat: number): SeatState => personAt(seat, '', { kind: 'empty', person: null, here: false });

/** What Cy asks for at a table, if Cy and Di play on the screen of the room. */
async function asked(table: TableState) {
  const seat = table.seats.find(({ person }) => person === 'cy')?.seat ?? null;
  const state = { table, you: { seat, person: 'cy' } } as never;
  const request = nextRequest({ state, sharing }, (person) => person === 'cy' || person === 'di');
  return request === null ? null : await request();
}

const secret = { game: 'hidden-pairs' };
const [ada, bot] = [personAt(0, 'Ada'), personAt(1, 'Otto', { kind: 'bot', person: null })];
const cy = (parts: Partial<SeatState> = {}): SeatState => personAt(2, 'Cy', parts);

test.each([
  ['takes a free seat with its mark', [ada, empty(1)], {}, 'sit'],
  ['takes no seat at a full table', [ada, bot], {}, null],
  ['takes no seat in a game with secrets', [ada, empty(1)], secret, null],
  ['leaves its seat before a match with secrets', [ada, bot, cy()], secret, 'stand'],
  ['keeps its seat otherwise', [ada, bot, cy()], {}, null],
  ['lets a bot play a match with secrets', [ada, bot, cy()], { ...secret, status: 'playing' }, 'hold'],
  ['asks once for the bot', [ada, bot, cy({ held: true })], { ...secret, status: 'playing' }, null],
  ['takes its seat back afterwards', [ada, bot, cy({ held: true })], { status: 'playing' }, 'return'],
  ['plays on in a match without secrets', [ada, bot, cy()], { status: 'playing' }, null],
  [
    'stays out after it resigned',
    [ada, bot, cy({ held: true, resigned: true })],
    { status: 'playing' },
    null,
  ],
  ['asks for nothing without a seat in a match', [ada, bot], { status: 'playing' }, null],
  ['asks for nothing after the match', [ada, empty(1)], { status: 'over' }, null],
] as const)('a player on the screen of a room %s', async (_name, seats, parts, kind) => {
  const change = await asked(tableBefore([...seats], parts as Partial<TableState>));
  expect(change?.[0] ?? null).toBe(kind);
  if (kind === 'sit') expect(change?.[1]).toMatchObject({ mark: 'star' });
});

test('a host on the screen of a room hands over to a player with a phone who is present', async () => {
  const [di, absent] = [personAt(3, 'Di'), personAt(4, 'Eve', { here: false })];
  const host = { host: 'cy' };
  expect(await asked(tableBefore([bot, cy(), di, absent, personAt(5, 'Bo')], host))).toEqual([
    'host',
    { person: 'bo' },
  ]);
  expect(await asked(tableBefore([bot, cy(), di, absent], host))).toBeNull();
  expect(await asked(tableBefore([bot, cy(), personAt(5, 'Bo')], { host: 'bo' }))).toBeNull();
});

test('a player whose table has not been opened asks for nothing', () => {
  expect(nextRequest({ state: null, sharing }, () => false)).toBeNull();
});
