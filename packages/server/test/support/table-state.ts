import type { SeatState, TableState } from '@dicehall/server/protocol';

/** Returns a seat with a person who is present. */
export const personAt = (seat: number, name: string, parts: Partial<SeatState> = {}): SeatState => ({
  seat,
  kind: 'person',
  name,
  person: name.toLowerCase(),
  strength: null,
  temper: null,
  here: true,
  awaySince: null,
  held: false,
  resigned: false,
  ...parts,
});

/** A table of Greed before the match, whose host has seat 0. */
export const tableBefore = (seats: TableState['seats'], parts: Partial<TableState> = {}): TableState => ({
  id: 'table',
  code: 'ABCDE',
  game: 'greed',
  options: {},
  status: 'open',
  listed: false,
  watch: true,
  chat: true,
  spectatorChat: false,
  coach: false,
  clock: { kind: 'none' },
  host: seats[0]?.person ?? null,
  created: '2026-01-01T00:00:00.000Z',
  seats,
  muted: [],
  said: [],
  dice: {
    commitment: 'c'.repeat(64),
    clientCommitments: seats.map(() => null),
    clientSeeds: seats.map(() => null),
    revealBy: null,
    serverSeed: null,
  },
  match: null,
  undo: null,
  grows: false,
  late: 'closed',
  locked: false,
  standIn: null,
  waiting: [],
  evening: null,
  rematch: null,
  watchers: 0,
  ...parts,
});

/** A running match that waits for no player. */
export const matchOf = (
  view: NonNullable<TableState['match']>['view'],
  parts: Partial<NonNullable<TableState['match']>> = {},
): NonNullable<TableState['match']> => ({
  view,
  yourTurn: false,
  moves: null,
  deadline: null,
  waiting: [],
  places: null,
  ended: null,
  paused: null,
  ...parts,
});
