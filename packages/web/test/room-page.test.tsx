import type { OnlineState } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { openOnlineTable } from '../src/online/online-table.ts';
import { sharingPlayers } from '../src/phone/players.ts';
import { keepAwake } from '../src/room/keep-awake.ts';
import RoomPage from '../src/room/RoomPage.tsx';
import { server } from './fake-server.ts';
import { openBrowser, override, render, tellWindow } from './render.tsx';

/** Says whose view a screen shows, if it is not that of everybody. */
const viewOf = (state: OnlineState | null) =>
  state === null || state.you.person === null ? '' : `, as ${state.you.person} sees it`;

// Tables need a server. Other tests cover the lobby and the match.
vi.mock('../src/phone/wake.ts', () => ({ onWake: () => () => {} }));
vi.mock('../src/online/online-table.ts', () => ({ openOnlineTable: vi.fn() }));
vi.mock('../src/room/keep-awake.ts', () => ({ keepAwake: vi.fn() }));
vi.mock('../src/room/RoomLobby.tsx', () => ({
  RoomLobby: ({
    tables,
    state,
    hasSound,
  }: Parameters<typeof import('../src/room/RoomLobby.tsx').RoomLobby>[0]) =>
    `Lobby of ${state.table.id} for ${tables.length}, sound: ${hasSound}${viewOf(state)}`,
}));
vi.mock('../src/room/RoomMatch.tsx', () => ({
  RoomMatch: ({
    table,
    state,
    start,
    players,
  }: Parameters<typeof import('../src/room/RoomMatch.tsx').RoomMatch>[0]) => {
    const seats = players.map(({ seat }) => seat).join();
    const [first] = useState(seats);
    const more = first === seats ? '' : `, opened for ${first}`;
    return `Match of ${state.table.id} from ${start}, seats here: ${seats}${more}${viewOf(state)}${viewOf(table.now())}`;
  },
}));

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, seat) => personAt(seat, name)) as [
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
];
/** The tables by id and token: that of the room, and those of the players on its screen. */
let tables: Record<string, { table: TableState; more?: object }>;
let log: string[];
const listeners = new Set<() => void>();
const stopAwake = vi.fn();
beforeEach(() => {
  openBrowser();
  [tables, log] = [{}, []];
  vi.mocked(keepAwake).mockReset().mockReturnValue(stopAwake.mockReset());
  vi.mocked(openOnlineTable).mockImplementation((id, { token, isScreen } = {}) => {
    const name = `${token ?? (isScreen ? 'screen' : 'own')} at ${id}`;
    log.push(`open ${name}`);
    return {
      now() {
        const { table, more } = tables[id] ?? expect.fail(id);
        const seat = table.seats.find(({ person }) => person === token)?.seat ?? null;
        return { table, you: { person: token ?? null, seat }, seq: 1, start: null, hasPast: true, ...more };
      },
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      retryNow() {},
      close: () => log.push(`close ${name}`),
      api: {
        changeTable: async (...change: unknown[]) => {
          log.push(`${token} asks ${change.slice(0, 2).join(' ')}`);
          return { ok: false, code: 'not-allowed' };
        },
      },
    } as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = (id: string, more: Partial<TableState> = {}) => ({
  table: tableBefore([ada, bo, cy], { id, ...more }),
});
const playing = (id: string, more: Partial<TableState> = {}, state: object = {}) => ({
  ...at(id, { status: 'playing', match: matchOf({} as never, {}), ...more }),
  more: { start: 'the start', ...state },
});
async function opened() {
  server({ 'GET /codes/ABCDE': { table: 'one' } });
  const page = await render(<RoomPage code="ABCDE" />);
  const become = (next: typeof tables) =>
    page.does(() => {
      tables = next;
      for (const listener of [...listeners]) listener();
    });
  return { ...page, become };
}

describe('the page of a room shows the lobby, the match and the next table', () => {
  test('the room page shows the lobby until the whole match is known, then the match, and then the next table', async () => {
    tables = { one: at('one') };
    const page = await opened();
    await page.until(page.text, 'Lobby of one for 1, sound: false');
    expect(log).toEqual(['open screen at one']);
    for (const waiting of [
      playing('one', { match: null }),
      playing('one', {}, { start: null }),
      playing('one', {}, { hasPast: false }),
      playing('one', { status: 'open' }),
    ]) {
      await page.become({ one: waiting });
      expect(page.text()).toBe('Lobby of one for 1, sound: false');
    }
    await page.become({ one: playing('one') });
    expect(page.text()).toBe('Match of one from the start, seats here: ');
    await page.become({ one: playing('one', { status: 'over' }) });
    expect(page.text()).toBe('Match of one from the start, seats here: ');
    await page.become({ one: playing('one', { status: 'over', rematch: 'two' }), two: at('two') });
    expect(page.text()).toBe('Lobby of two for 1, sound: false');
    expect(log).toEqual(['open screen at one', 'close screen at one', 'open screen at two']);
    await page.show(null);
    expect(log.at(-1)).toBe('close screen at two');
  });

  test('the room page includes the players who joined at this screen with this code, and sends their requests', async () => {
    const player = (token: string, code: string, place?: 'room') => ({
      ...{ token, code, name: token, mark: undefined },
      ...(place !== undefined && { at: place }),
    });
    const all = [player('bo', 'ABCDE', 'room'), player('cy', 'OTHER', 'room'), player('ada', 'ABCDE')];
    vi.spyOn(sharingPlayers, 'now').mockReturnValue(all);
    tables = { one: playing('one') };
    const page = await opened();
    await page.until(page.text, 'Match of one from the start, seats here: 1');
    expect(log).toEqual(['open screen at one', 'open bo at one']);
    // Before a match with secrets, a player without a phone leaves the seat. The request is sent only once.
    for (let times = 0; times < 2; times++) await page.become({ one: at('one', { game: 'hidden-pairs' }) });
    expect(log.slice(2)).toEqual(['bo asks one stand']);
  });

  test('the page of another room no longer shows the table of the room before', async () => {
    tables = { one: at('one') };
    const page = await opened();
    await page.until(page.text, 'Lobby of one for 1, sound: false');
    await page.show(<RoomPage code="OTHER" />);
    expect(page.text()).not.toContain('Lobby of one');
  });

  test('the match opens again if another seat is played at this screen', async () => {
    const here = { token: 'bo', code: 'ABCDE', name: 'bo', mark: undefined, at: 'room' as const };
    vi.spyOn(sharingPlayers, 'now').mockReturnValue([here]);
    tables = { one: playing('one') };
    const page = await opened();
    await page.until(page.text, 'Match of one from the start, seats here: 1');
    const seats = [bo, ada, cy].map((one, seat) => ({ ...one, seat }));
    await page.become({ one: playing('one', { seats }) });
    expect(page.text()).toBe('Match of one from the start, seats here: 0');
  });

  test('a code that is typed opens the room with this code, or shows why there is none', async () => {
    const asked = server({ 'GET /codes/a%2Fb': { table: 'one' } });
    const page = await render(<RoomPage code={null} />);
    const type = async (value: string) => {
      await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value } });
      await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    };
    await type('c');
    await page.until(() => page.text().includes('Refused: GET /codes/c'), true);
    expect(page.visited).toEqual(['/']);
    await type('a/b');
    await page.until(() => page.visited, ['/', '/room/a%2Fb']);
    expect(asked).toEqual([['GET /codes/c'], ['GET /codes/a%2Fb']]);
  });

  test('the room page keeps the screen on, and has the look of a room while it is open', async () => {
    tables = { one: at('one') };
    const page = await opened();
    const { dataset } = document.documentElement;
    expect(['room' in dataset, vi.mocked(keepAwake).mock.calls.length]).toEqual([true, 1]);
    expect(document.title).toContain('ABCDE');
    await page.show(null);
    expect(['room' in dataset, stopAwake.mock.calls.length]).toEqual([false, 1]);
  });

  const element = (selector: string | null) => {
    const made = new (Element as unknown as new () => object)();
    return Object.assign(made, {
      closest: (asked: string) => (selector !== null && asked.includes(selector) ? made : null),
    });
  };
  test.each<[string, string, () => object, string]>([
    ['the key F', 'keydown', () => ({ key: 'f', target: element(null) }), 'fills, sound: true'],
    ['Enter', 'keydown', () => ({ key: 'Enter', target: element(null) }), 'fills, sound: true'],
    ['another key', 'keydown', () => ({ key: 'g', target: element(null) }), ', sound: true'],
    ['Enter on a button', 'keydown', () => ({ key: 'Enter', target: element('button') }), ', sound: true'],
    ['the key F in a dialog', 'keydown', () => ({ key: 'f', target: element('dialog') }), ', sound: true'],
    ['a tap', 'pointerup', () => ({}), ', sound: true'],
    ['a double tap', 'dblclick', () => ({}), 'fills, sound: false'],
  ])('after %s the room page plays sound or fills the screen', async (_, kind, event, expected) => {
    vi.stubGlobal('Element', class {});
    tables = { one: at('one') };
    const calls: string[] = [];
    const { documentElement } = document;
    Object.assign(documentElement, {
      requestFullscreen: async () => {
        calls.push('fills');
        throw new Error('Not allowed');
      },
    });
    override(document, {
      fullscreenElement: null,
      exitFullscreen: async () => void calls.push('leaves'),
    });
    const page = await opened();
    await page.until(page.text, 'Lobby of one for 1, sound: false');
    await tellWindow(kind, event());
    expect(`${calls.splice(0)}, ${page.text().replace('Lobby of one for 1, ', '')}`).toBe(expected);
    override(document, { fullscreenElement: documentElement });
    await tellWindow(kind, event());
    expect(calls.splice(0)).toEqual(expected.startsWith('fills') ? ['leaves'] : []);
    await page.show(null);
    await tellWindow(kind, event());
    expect(calls).toEqual([]);
  });

  test('the room page plays sound from the start if the browser allows it', async () => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
    tables = { one: at('one') };
    const page = await opened();
    await page.until(page.text, 'Lobby of one for 1, sound: true');
  });
});
