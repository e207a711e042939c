import { type AnyGame, openMatch, readSetup } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { firstSession, type OnlineSession } from '../src/online/online-session.ts';

const gap = (text: string): never => {
  throw new Error(text);
};
export const messages = {
  en: loadCatalogue({ language: 'en', onGap: gap }),
  de: loadCatalogue({ language: 'de', onGap: gap }),
};

export const at = '2026-01-01T00:01:00.000Z';
export const now = Date.parse('2026-01-01T00:00:15.000Z');
const nobody = { name: null, person: null, strength: null, temper: null, here: false, awaySince: null };
const flags = { held: false, resigned: false };
export const seats: SeatState[] = [
  { ...nobody, ...flags, seat: 0, kind: 'person', name: 'Ada', person: 'ada', here: true },
  {
    ...nobody,
    ...flags,
    seat: 1,
    kind: 'bot',
    name: 'Bo-bot',
    strength: 'novice',
    temper: 'bold',
    here: true,
  },
  {
    ...nobody,
    ...flags,
    seat: 2,
    kind: 'person',
    name: 'Cy',
    person: 'cy',
    awaySince: '2026-01-01T00:00:00.000Z',
  },
];

export const openTable = (game: AnyGame): TableState => ({
  id: 'table',
  code: '1EHGQ',
  game: game.id,
  options: {},
  status: 'open',
  listed: false,
  watch: true,
  chat: true,
  spectatorChat: false,
  coach: false,
  clock: { kind: 'seconds', seconds: 90 },
  host: 'ada',
  created: at,
  seats,
  muted: [],
  said: [{ at, person: 'cy', name: 'Cy', text: 'Hello' }],
  dice: {
    commitment: 'c',
    clientCommitments: ['a', null, 'b'],
    clientSeeds: [null, null, null],
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
  watchers: 2,
});

export const playing = (game: AnyGame, seat: number | null): TableState => {
  const setup = readSetup({ game: game.id, seats: seats.map(({ name }) => ({ name: name ?? '' })) });
  if (!setup.ok) throw new Error(setup.error.code);
  const view = game.view(openMatch(setup.value).state, seat ?? 'table');
  const match = {
    view,
    yourTurn: seat === 0,
    moves: null,
    deadline: at,
    waiting: [at, null, null],
    places: null,
    ended: null,
    paused: null,
  };
  return { ...openTable(game), status: 'playing', match };
};

export const invitation = {
  link: 'https://dice.example/online/table/yn3ndyac1jvq8nhw',
  picture: Array.from({ length: 19 }, () => '█'.repeat(37)),
};

export const viewOf = (
  table: TableState,
  seat: number | null,
  changes: Partial<OnlineState> = {},
): OnlineSession => {
  const you = { person: seat === null ? null : (seats[seat]?.person ?? null), seat };
  const state = { ...stateOf({ seq: 1, you, table }, unseen('table')), ...changes };
  return firstSession(state, 'position', messages.en, now, invitation);
};
