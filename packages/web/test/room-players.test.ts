import type { SeatState, TableState } from '@dicehall/server/protocol';
import { expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { sharingPlayers } from '../src/phone/players.ts';
import { nextRequest, playersOf, sendRequests } from '../src/room/room-players.ts';
import { settled } from './settled.ts';

const sharing = { code: 'ABCDE', name: 'Cy', token: 'token', mark: 'star' } as never;
const empty = (seat: number): SeatState => personAt(seat, '', { kind: 'empty', person: null, here: false });

/** Returns Cy's request at a table, if Cy and Di play on the screen of the room. */
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
  ['takes a free seat with their token', [ada, empty(1)], {}, 'sit'],
  ['takes no seat at a full table', [ada, bot], {}, null],
  ['takes no seat in a game with secrets', [ada, empty(1)], secret, null],
  ['leaves the seat before a match with secrets', [ada, bot, cy()], secret, 'stand'],
  ['keeps the seat in a game without secrets', [ada, bot, cy()], {}, null],
  ['lets a bot play a match with secrets', [ada, bot, cy()], { ...secret, status: 'playing' }, 'hold'],
  ['requests the bot only once', [ada, bot, cy({ held: true })], { ...secret, status: 'playing' }, null],
  [
    'takes the seat back after a match with secrets',
    [ada, bot, cy({ held: true })],
    { status: 'playing' },
    'return',
  ],
  ['plays on in a match without secrets', [ada, bot, cy()], { status: 'playing' }, null],
  [
    'does not take the seat back after resigning',
    [ada, bot, cy({ held: true, resigned: true })],
    { status: 'playing' },
    null,
  ],
  ['requests nothing without a seat in a match', [ada, bot], { status: 'playing' }, null],
  ['requests nothing after the match', [ada, empty(1)], { status: 'over' }, null],
  ['keeps the seat after a match with secrets', [ada, bot, cy()], { ...secret, status: 'over' }, null],
] as const)('a player on the screen of a room %s', async (_name, seats, parts, kind) => {
  const change = await asked(tableBefore([...seats], parts as Partial<TableState>));
  expect(change?.[0] ?? null).toBe(kind);
  if (kind === 'sit') expect(change?.[1]).toMatchObject({ mark: 'star' });
});

test('a host on the screen of a room passes the role to a player who is present with a phone', async () => {
  const [di, absent] = [personAt(3, 'Di'), personAt(4, 'Eve', { here: false })];
  const host = { host: 'cy' };
  expect(await asked(tableBefore([bot, cy(), di, absent, personAt(5, 'Bo')], host))).toEqual([
    'host',
    { person: 'bo' },
  ]);
  expect(await asked(tableBefore([bot, cy(), di, absent], host))).toBeNull();
  expect(await asked(tableBefore([bot, cy(), personAt(5, 'Bo')], { host: 'bo' }))).toBeNull();
});

test('a player whose table has not been opened sends no requests', () => {
  expect(nextRequest({ state: null, sharing }, () => false)).toBeNull();
  const state = { table: tableBefore([ada, empty(1)]), you: { seat: null, person: 'cy' } } as never;
  expect(nextRequest({ state, sharing: null }, () => false)).toBeNull();
});

/** The tables of a room's screen and of Cy, who plays there, and the requests that the server got. */
function roomOf(table: TableState, answers: readonly object[], seq = 8) {
  const left = [...answers];
  const sent: unknown[] = [];
  const taken: unknown[] = [];
  const online = {
    api: {
      changeTable: async (...change: unknown[]) => {
        sent.push(change);
        return left.shift();
      },
    },
    take: (value: unknown) => taken.push(value),
  };
  const seat = table.seats.find(({ person }) => person === 'cy')?.seat ?? null;
  const of = (person: string, seat: number | null, own: unknown) => ({
    sharing: own,
    table: online,
    state: { table, you: { seat, person }, seq },
  });
  return { tables: [of('screen', null, null), of('cy', seat, sharing)] as never, online, sent, taken };
}

test('each request of a player in the room is sent once, and again if the server was unreachable', async () => {
  const table = tableBefore([ada, bot, cy()], { ...secret, status: 'playing' });
  const offline = { ok: false, code: 'offline' };
  const room = roomOf(table, [offline, { ok: true, value: { seq: 8 } }, { ok: false, code: 'not-allowed' }]);
  const asked = new Map<string, number>();
  const counts: number[] = [];
  for (const again of [1, 2, 3, 4]) {
    sendRequests(room.tables, asked);
    sendRequests(room.tables, asked);
    await settled();
    counts.push(room.sent.length);
    expect(room.taken.length).toBe(again > 1 ? 1 : 0);
  }
  // The refused request is not repeated.
  expect(counts).toEqual([1, 2, 3, 3]);
  expect(room.sent[0]).toEqual(['table', 'hold']);
  expect(room.taken).toEqual([{ seq: 8 }]);
});

test('a state that is older than the response to a request does not send the request again', async () => {
  const table = tableBefore([ada, bot, cy()], secret);
  const asked = new Map<string, number>();
  const sentAt = async (seq: number) => {
    const room = roomOf(table, [{ ok: true, value: { seq: 5 } }], seq);
    sendRequests(room.tables, asked);
    await settled();
    return room.sent;
  };
  expect(await sentAt(4)).toEqual([['table', 'stand']]);
  // The stream sends the state before the request again.
  expect(await sentAt(4)).toEqual([]);
  // Then another game with secrets follows.
  expect(await sentAt(8)).toEqual([['table', 'stand']]);
});

test('a refusal keeps neither this player nor another one from the requests of a new situation', async () => {
  const asked = new Map<string, number>();
  const refused = { ok: false, code: 'not-allowed' };
  const sentAt = async (more: Partial<TableState>, own: object = sharing) => {
    const room = roomOf(tableBefore([ada, bot, cy()], more), [refused]);
    const [screen, player] = room.tables as unknown as object[];
    sendRequests([screen, { ...player, sharing: own }] as never, asked);
    await settled();
    return room.sent.map((request) => (request as unknown[])[1]);
  };
  expect(await sentAt({ host: 'cy' })).toEqual(['host']);
  expect(await sentAt({ host: 'cy' })).toEqual([]);
  expect(await sentAt(secret)).toEqual(['stand']);
  expect(await sentAt({ ...secret, status: 'playing' })).toEqual(['hold']);
  expect(await sentAt({ ...secret, status: 'playing' }, { token: 'another' })).toEqual(['hold']);
  expect(await sentAt({ ...secret, status: 'playing' })).toEqual([]);
});

test('a player in the room whose state needs no change sends no request', () => {
  const room = roomOf(tableBefore([ada, bot, cy()]), []);
  sendRequests(room.tables, new Map());
  expect(room.sent).toEqual([]);
});

test('a player in the room whom the host has removed does not join again', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  const remove = vi.spyOn(sharingPlayers, 'remove');
  try {
    const refused = { ok: false, code: 'not-allowed' };
    const room = roomOf(tableBefore([ada, empty(1)]), [refused]);
    sendRequests(room.tables, new Map());
    await expect.poll(() => remove.mock.calls).toEqual([['token']]);
    const held = roomOf(tableBefore([ada, bot, cy()], { ...secret, status: 'playing' }), [refused]);
    sendRequests(held.tables, new Map());
    await settled();
    expect([held.sent.length, remove.mock.calls.length]).toEqual([1, 1]);
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  }
});

test('the screen of a room makes the moves of its seated players, except in a game with secrets', () => {
  const seatsOf = (table: TableState) => playersOf(roomOf(table, []).tables).map(({ seat }) => seat);
  expect(seatsOf(tableBefore([ada, bot, cy()]))).toEqual([2]);
  expect(seatsOf(tableBefore([ada, bot]))).toEqual([]);
  expect(seatsOf(tableBefore([ada, bot, cy()], secret))).toEqual([]);
  const { online } = roomOf(tableBefore([ada]), []);
  for (const table of [null, online as never])
    expect(playersOf([{ sharing, table, state: null }])).toEqual([]);
});
