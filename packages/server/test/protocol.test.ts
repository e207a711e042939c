import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  appendSheetSchema,
  changeEveningSchema,
  clientSeedSchema,
  clockSchema,
  createTableSchema,
  defaultClock,
  idempotencyKeySchema,
  moveBodySchema,
  nameSchema,
  rematchSchema,
  saySchema,
  seatSchema,
  settingsSchema,
  sheetCodeSchema,
  sheetSetupSchema,
  standInFrom,
  tableCodeSchema,
  tableIdSchema,
} from '../src/protocol/index.ts';

const seconds = (value: number) => ({ kind: 'seconds', seconds: value });
const days = (value: number) => ({ kind: 'days', days: value });
const points = (...values: number[]) => ({ points: values });
const text = (value: string) => ({ text: value });
const move = (seq: number) => ({ seq, move: {} });
const sheet = (names: string[]) => ({ game: 'greed', options: {}, names, belowZero: false });
const append = (key: string, seq = 0) => ({ seq, key, change: { type: 'next' } });
const families = '👨‍👩‍👧';

test.each<[string, z.ZodType, allowed: unknown[], refused: unknown[]]>([
  ['a time in seconds is from 5 to 600', clockSchema, [5, 600].map(seconds), [4, 601, 7.5].map(seconds)],
  ['a time in days is from 1 to 14', clockSchema, [1, 14].map(days), [0, 15].map(days)],
  ['a seat is from 0 to 11', seatSchema, [0, 11], [-1, 12, 0.5]],
  ['a table has from 1 to 12 seats', createTableSchema.shape.seats, [1, 12, undefined], [0, 13]],
  [
    'a name has from 1 to 40 characters, whatever their length in bytes, and no space at its ends',
    nameSchema,
    ['A', 'é'.repeat(40), '🎲'.repeat(40), 'a b'],
    ['', 'a'.repeat(41), '🎲'.repeat(41), ' a', 'a ', '\u200b', 'a\nb', 'a\u202eb', 'a\ud800'],
  ],
  [
    'a chat line has from 1 to 200 characters, at least one of them visible',
    saySchema,
    ['a', ' a ', 'a'.repeat(200), families].map(text),
    ['', '  ', 'a'.repeat(201), 'a\tb', 'a\u2028b'].map(text),
  ],
  [
    'points are a word, or up to 12 numbers from 0 to 1000',
    changeEveningSchema,
    [points(0), points(1000), points(...Array<number>(12).fill(1)), { points: 'wins' }, { points: 'places' }],
    [points(), points(-1), points(1001), points(...Array<number>(13).fill(1)), { points: 'all' }],
  ],
  ['an evening changes at least one thing', changeEveningSchema, [{ teams: null }], [{}, { other: 1 }]],
  [
    'settings change at least one thing',
    settingsSchema,
    [{ chat: false }, { grows: true }],
    [{}, { grows: false }],
  ],
  [
    'an idempotency key has 1 to 64 printable characters other than a colon',
    idempotencyKeySchema,
    ['!', '~', '9;', 'k'.repeat(64)],
    ['', 'a b', 'a:b', 'é', 'k'.repeat(65)],
  ],
  [
    'a move has a number from 0 to a million',
    moveBodySchema,
    [0, 1_000_000].map(move),
    [-1, 1_000_001].map(move),
  ],
  ['a seed has 64 digits', clientSeedSchema, ['0a'.repeat(32)], ['0A'.repeat(32), '0a'.repeat(31)]],
  [
    'the id of a table has 16 characters',
    tableIdSchema,
    ['0123456789abcdef'],
    ['0123456789abcdeo', '0', 'A'.repeat(16)],
  ],
  ['the code of a table has 5 characters', tableCodeSchema, ['3AZ9T'], ['3AZ9', '3AZ9TT', '3AZ9O', '3az9t']],
  ['the code of a sheet has 6 characters', sheetCodeSchema, ['3AZ9TT'], ['3AZ9T', '3AZ9TI']],
  [
    'a sheet has from 1 to 12 players',
    sheetSetupSchema,
    [1, 12].map((n) => sheet(Array(n).fill('A'))),
    [0, 13].map((n) => sheet(Array(n).fill('A'))),
  ],
  [
    'the key of a change of a sheet has 8 to 40 letters, digits, hyphens or underscores',
    appendSheetSchema,
    [append('a-b_c-12'), append('k'.repeat(40)), append('k'.repeat(8), 3000)],
    [append('a-b_c-1'), append('k'.repeat(41)), append('a b c d e'), append('k'.repeat(8), 3001)],
  ],
])('%s', (_, schema, allowed, refused) => {
  for (const value of allowed) expect([value, schema.safeParse(value).success]).toEqual([value, true]);
  for (const value of refused) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

test('a table created with only a game is unlisted, allows spectators, and has a chat for its players', () => {
  expect(createTableSchema.parse({ game: 'greed' })).toEqual({
    game: 'greed',
    options: {},
    party: false,
    sit: true,
    listed: false,
    watch: true,
    chat: true,
    spectatorChat: false,
    coach: false,
  });
});

test('a request for a rematch needs no body', () => {
  for (const body of [undefined, null, {}]) expect(rematchSchema.parse(body)).toEqual({});
  expect(rematchSchema.parse({ game: 'greed', rotate: true })).toEqual({ game: 'greed', rotate: true });
  expect(rematchSchema.safeParse({ seats: 2 }).success).toBe(false);
});

test('a table has 90 seconds for a choice, 180 where all choose at once, and no clock for a player alone', () => {
  expect([
    defaultClock(1, false),
    defaultClock(1, true),
    defaultClock(2, false),
    defaultClock(6, true),
    defaultClock(0, false),
  ]).toEqual([{ kind: 'none' }, { kind: 'none' }, seconds(90), seconds(180), seconds(90)]);
});

test.each<[string, Partial<Parameters<typeof standInFrom>[0]>, number]>([
  ['a present player whose turn it is not', {}, Number.POSITIVE_INFINITY],
  ['a slow player after five minutes', { waitingSince: 1000 }, 301_000],
  ['a slow player after five minutes at a party too', { waitingSince: 1000, isParty: true }, 301_000],
  ['an absent player after three minutes', { awaySince: 1000 }, 181_000],
  [
    'an absent player whose turn it is after the shorter time',
    { awaySince: 200_000, waitingSince: 1000 },
    301_000,
  ],
  ['an absent player after 20 seconds for the host', { awaySince: 1000, isHost: true }, 21_000],
  ['an absent player after 20 seconds at a party', { awaySince: 1000, isParty: true }, 21_000],
  [
    'a slow player with days, never while present',
    { clock: { kind: 'days', days: 1 }, waitingSince: 1000 },
    Number.POSITIVE_INFINITY,
  ],
  [
    'an absent player with days, never out of turn',
    { clock: { kind: 'days', days: 1 }, awaySince: 1000, isHost: true },
    Number.POSITIVE_INFINITY,
  ],
  [
    'an absent player with a day, after that day',
    { clock: { kind: 'days', days: 1 }, awaySince: 5, waitingSince: 1000, isHost: true },
    86_401_000,
  ],
  [
    'an absent player with a week, after three days',
    { clock: { kind: 'days', days: 7 }, awaySince: 5, waitingSince: 1000 },
    259_201_000,
  ],
])('a bot may play for %s', (_, facts, from) => {
  const nobody = {
    clock: { kind: 'none' },
    isHost: false,
    isParty: false,
    awaySince: null,
    waitingSince: null,
  } as const;
  expect(standInFrom({ ...nobody, ...facts })).toBe(from);
});
