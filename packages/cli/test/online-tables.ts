import { type AnyGame, openMatch, readSetup } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
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
export const seats: SeatState[] = [
  personAt(0, 'Ada'),
  personAt(1, 'Bo-bot', { kind: 'bot', person: null, strength: 'novice', temper: 'bold' }),
  personAt(2, 'Cy', { here: false, awaySince: '2026-01-01T00:00:00.000Z' }),
];

export const openTable = (game: AnyGame): TableState =>
  tableBefore(seats, {
    code: '1EHGQ',
    game: game.id,
    clock: { kind: 'seconds', seconds: 90 },
    created: at,
    said: [{ at, person: 'cy', name: 'Cy', text: 'Hello' }],
    dice: {
      commitment: 'c',
      clientCommitments: ['a', null, 'b'],
      clientSeeds: [null, null, null],
      revealBy: null,
      serverSeed: null,
    },
    watchers: 2,
  });

export const playing = (game: AnyGame, seat: number | null): TableState => {
  const setup = readSetup({ game: game.id, seats: seats.map(({ name }) => ({ name: name ?? '' })) });
  if (!setup.ok) throw new Error(setup.error.code);
  const view = game.view(openMatch(setup.value).state, seat ?? 'table');
  const match = matchOf(view, { yourTurn: seat === 0, deadline: at, waiting: [at, null, null] });
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
