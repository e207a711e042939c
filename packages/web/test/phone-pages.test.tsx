import type { OnlineState } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { announcer } from '../src/announce/announcer.ts';
import type { Me } from '../src/online/guest.ts';
import { rememberGuest } from '../src/online/guest-flag.ts';
import { openOnlineTable } from '../src/online/online-table.ts';
import { RulesPart } from '../src/phone/HostPart.tsx';
import { loadGame } from '../src/phone/one-game.ts';
import { PhonePage } from '../src/phone/PhonePage.tsx';
import { PhoneTable } from '../src/phone/PhoneTable.tsx';
import { joinHere, type SharingPlayer, sharingPlayers } from '../src/phone/players.ts';
import { phoneTexts } from '../src/phone/texts.ts';
import { keepAwake } from '../src/room/keep-awake.ts';
import { server } from './fake-server.ts';
import { expectLines, outline } from './outline.ts';
import { openBrowser, render } from './render.tsx';
import { messages } from './table-device.ts';

// These parts need a browser or a server. Other tests cover a match on a phone.
vi.mock('../src/phone/wake.ts', () => ({ onWake: () => () => {} }));
vi.mock('../src/room/keep-awake.ts', () => ({ keepAwake: vi.fn() }));
vi.mock('../src/phone/texts.ts', () => ({ phoneTexts: vi.fn() }));
vi.mock('../src/phone/one-game.ts', () => ({ loadGame: vi.fn() }));
vi.mock('../src/online/online-table.ts', () => ({ openOnlineTable: vi.fn() }));
vi.mock('../src/phone/PhoneMatch.tsx', () => ({
  PhoneMatch({
    state,
    passTo,
    onPass,
    end,
  }: Parameters<typeof import('../src/phone/PhoneMatch.tsx').PhoneMatch>[0]) {
    // Its session belongs to the first state.
    const [{ you, table }] = useState(state);
    return (
      <>
        <p>
          Match of {you.person}, {passTo === null ? 'who has the phone' : `to be passed to ${passTo}`}
        </p>
        {table.id === state.table.id ? null : <p>At the table before</p>}
        <button type="button" onClick={onPass}>
          Pass
        </button>
        {end}
      </>
    );
  },
}));

beforeEach(() => {
  openBrowser();
  vi.mocked(phoneTexts).mockReset().mockResolvedValue(messages);
  vi.mocked(loadGame).mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, seat) => personAt(seat, name)) as [
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
];
const empty = (seat: number) => personAt(seat, '', { kind: 'empty', name: null, person: null });
const known = { id: 'ada', name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
const person = { ...known, id: 'a'.repeat(16) };
const made = {
  seq: 1,
  you: { person: person.id, seat: null },
  table: tableBefore([], { id: 't'.repeat(16) }),
};
const seenBy = (
  person: string | null,
  seats: TableState['seats'],
  more: Partial<TableState> = {},
  state: object = {},
): OnlineState =>
  ({
    ...{
      table: tableBefore(seats, more),
      link: 'live',
      notices: [],
      said: [],
      start: null,
      hasPast: true,
      frames: [],
    },
    you: { person, seat: seats.find((one) => person !== null && one.person === person)?.seat ?? null },
    ...state,
  }) as never;

type Page = Awaited<ReturnType<typeof render>>;
const does = (page: Page, action: string) =>
  page.call(
    page.all('button').find(({ props }) => props['data-action'] === action) ?? expect.fail(action),
    'onClick',
    {},
  );

describe('the phone page shows the lobby or the match of its party', () => {
  const code = { 'GET /codes/ABCDE': { table: 'one' } };
  /** Tables that a test can change. Each may have a problem before its first state. */
  const tables = new Map<
    string,
    { state: OnlineState | null; readonly problem: object | null; readonly listeners: Set<() => void> }
  >();
  beforeEach(() => {
    tables.clear();
    vi.mocked(openOnlineTable)
      .mockReset()
      .mockImplementation((id) => {
        const { listeners } = tables.get(id) ?? expect.fail(id);
        const at = () => tables.get(id) ?? expect.fail(id);
        return {
          ...{
            api: {},
            now: () => at().state,
            problem: () => at().problem,
            close() {},
            retryNow() {},
            take() {},
          },
          onChange(listener: () => void) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        } as never;
      });
  });
  const put = (id: string, state: OnlineState | null, problem: object | null = null) => {
    const listeners = tables.get(id)?.listeners ?? new Set();
    tables.set(id, { state, problem, listeners });
    for (const listener of listeners) listener();
  };
  const opened = async (answers: Readonly<Record<string, unknown>>, isKnown = true) => {
    rememberGuest(isKnown);
    const asked = server(answers);
    return { ...(await render(<PhonePage code="ABCDE" />)), asked };
  };
  const ofAda = { ...code, 'GET /me': person };

  test.each([
    ['while the code is looked up', () => new Promise(() => {}), 'status: Connecting…'],
    ['if the server refuses', {}, 'status: Refused: GET /codes/ABCDE'],
    [
      'if the code does not exist',
      { 'GET /codes/ABCDE': Response.json({ code: 'no-such-code', detail: 'No.' }, { status: 404 }) },
      `# Table not found
      status: No.
      Enter a code → /online/join Home → /`,
    ],
    ['while the table connects', ofAda, 'status: Connecting…'],
  ])('%s, the phone page shows its state', async (_, answers, lines) => {
    put('one', null);
    if (typeof answers === 'function') vi.stubGlobal('fetch', answers);
    const page =
      typeof answers === 'function'
        ? await render(<PhonePage code="ABCDE" />)
        : await opened(answers as never);
    await page.until(() => outline(page.box).join('\n'), lines.replaceAll(/\n +/g, '\n'));
    expect(document.documentElement.dataset.app).toBe('open');
  });

  test('the phone page keeps the screen on while it is open', async () => {
    const stop = vi.fn();
    vi.mocked(keepAwake).mockReset().mockReturnValue(stop);
    const page = await opened({});
    expect([vi.mocked(keepAwake).mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    await page.show(null);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('the phone page shows the server’s reason if it cannot load the table', async () => {
    put('one', null, { ok: false, code: 'full', detail: 'It is full.' });
    const page = await opened(ofAda);
    await page.until(() => outline(page.box), ['status: It is full.']);
  });

  test('without a server, the phone page has a button to try again', async () => {
    rememberGuest(true);
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const page = await render(<PhonePage code="ABCDE" />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    // The first attempt fails, too.
    await page.press('Try again');
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    vi.useRealTimers();
    expectLines(
      page.box,
      `status: The server cannot be reached. You can still play on this device.
      [Try again (bright)]`,
    );
    put('one', seenBy('ada', [ada, bo]));
    server(ofAda);
    await page.press('Try again');
    await page.until(() => page.text().includes('You can still play'), false);
  });

  test('the phone page asks a new person for a name before any game has loaded', async () => {
    vi.mocked(loadGame).mockReturnValue(new Promise(() => {}));
    put('one', seenBy(null, [ada, empty(1)]));
    const page = await opened(code, false);
    await page.until(() => page.texts('h1'), ['Greed']);
    expect([
      page.field('Your name').props.value,
      vi.mocked(loadGame).mock.calls,
      vi.mocked(openOnlineTable).mock.calls,
    ]).toEqual(['', [], [['one', { isScreen: true }]]]);
  });

  test('the phone page shows the lobby once the game has loaded, and keeps it while another game loads', async () => {
    const loads = new Map<string, (value: null) => void>();
    vi.mocked(loadGame).mockImplementation((id) => new Promise((resolve) => loads.set(id, resolve)));
    put('one', seenBy('ada', [ada, bo]));
    const page = await opened(ofAda);
    await page.until(() => [...loads.keys()], ['greed']);
    expect(page.text()).toContain('Connecting');
    await page.does(() => loads.get('greed')?.(null));
    await page.until(() => page.texts('h1'), ['Greed']);
    await page.does(() => put('one', seenBy('ada', [ada, bo], { game: 'threes' })));
    await page.until(() => page.texts('h1'), ['Threes']);
    expect([...loads.keys()]).toEqual(['greed', 'threes']);
    await page.does(() => put('one', seenBy('ada', [ada, bo], { game: 'threes', status: 'playing' })));
    expect(page.text()).toContain('Connecting');
    await page.does(() => loads.get('threes')?.(null));
    await page.until(() => page.texts('h1'), ['Threes']);
    expect(vi.mocked(phoneTexts).mock.calls.filter(([, isHost]) => isHost === undefined)).toEqual([
      ['greed'],
      ['threes'],
    ]);
  });

  test('the phone page plays the game of the table, even if the previous game loads later', async () => {
    const loads = new Map<string, (value: null) => void>();
    vi.mocked(loadGame).mockImplementation((id) => new Promise((resolve) => loads.set(id, resolve)));
    put('one', seenBy('ada', [ada, bo]));
    const page = await opened(ofAda);
    await page.until(() => [...loads.keys()], ['greed']);
    await page.does(() => put('one', seenBy('ada', [ada, bo], { game: 'threes', status: 'playing' })));
    await page.does(() => loads.get('threes')?.(null));
    await page.until(() => page.texts('h1'), ['Threes']);
    await page.does(() => loads.get('greed')?.(null));
    expect(page.texts('h1')).toEqual(['Threes']);
  });

  const openedOffline = async () => {
    put('one', seenBy('ada', [ada, bo]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await opened(ofAda);
    for (let turn = 0; turn < 50 && vi.mocked(loadGame).mock.calls.length === 0; turn++)
      await page.does(() => new Promise((resolve) => setImmediate(resolve)));
    expect(page.text()).toContain('Connecting');
    return page;
  };

  test('the phone page retries loading a game after a failure', async () => {
    vi.mocked(loadGame).mockRejectedValueOnce(new Error('offline'));
    const page = await openedOffline();
    await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
    vi.useRealTimers();
    await page.until(() => page.texts('h1'), ['Greed']);
  });

  test('the phone page stops loading a game when the table plays another game', async () => {
    let fail = (_: Error) => {};
    const failing = new Promise<null>((_, reject) => {
      fail = reject;
    });
    vi.mocked(loadGame).mockImplementation((id) => (id === 'greed' ? failing : Promise.resolve(null)));
    const page = await openedOffline();
    await page.does(() => put('one', seenBy('ada', [ada, bo], { game: 'threes' })));
    await page.does(() => fail(new Error('offline')));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    vi.useRealTimers();
    await page.until(() => page.texts('h1'), ['Threes']);
    expect(vi.mocked(loadGame).mock.calls.filter(([id]) => id === 'greed')).toHaveLength(1);
  });

  test('the phone page opens the table of each player who shares the phone at this party', async () => {
    const player = (token: string, more: Partial<SharingPlayer> = {}) => ({
      code: 'ABCDE',
      name: token,
      token,
      mark: undefined,
      ...more,
    });
    const players = [
      player('bo'),
      player('cy', { code: 'OTHER' }),
      player('di', { at: 'room' }),
      player('eve'),
    ];
    const kept = vi.spyOn(sharingPlayers, 'now').mockReturnValue(players);
    put('one', seenBy('ada', [ada, bo]));
    const page = await opened(ofAda);
    await page.until(() => page.texts('h1'), ['Greed']);
    kept.mockRestore();
    expect(vi.mocked(openOnlineTable).mock.calls).toEqual([
      ['one', { isScreen: false }],
      ['one', { token: 'bo' }],
      ['one', { token: 'eve' }],
    ]);
  });

  test('the phone page opens the table of a player who joins later', async () => {
    put('one', seenBy('ada', [ada, bo]));
    const page = await opened({
      ...ofAda,
      'POST /guests': { token: 'bo' },
      'POST /tables/one/wait': made,
    });
    await page.until(() => page.texts('h1'), ['Greed']);
    const joining = { code: 'ABCDE', table: 'one', name: 'Bo', mark: undefined, hasSeat: false };
    await page.does(async () => void (await joinHere(joining)));
    await page.until(() => vi.mocked(openOnlineTable).mock.lastCall, ['one', { token: 'bo' }]);
    await page.does(() => sharingPlayers.remove('bo'));
  });

  test('the phone page shows the table of a code that the server did not know at first', async () => {
    put('one', seenBy('ada', [ada, bo]));
    const answers: Record<string, unknown> = {
      'GET /me': person,
      'GET /codes/ABCDE': Response.json({ code: 'no-such-code', detail: 'No.' }, { status: 404 }),
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await opened(answers);
    for (let turn = 0; turn < 50 && page.all('h1').length === 0; turn++)
      await page.does(() => new Promise((resolve) => setImmediate(resolve)));
    expect(page.texts('h1')).toEqual(['Table not found']);
    answers['GET /codes/ABCDE'] = { table: 'one' };
    await act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
    vi.useRealTimers();
    await page.until(() => page.texts('h1'), ['Greed']);
  });

  test('the phone page follows the evening to its next match', async () => {
    put('one', seenBy('ada', [ada, bo]));
    put('two', seenBy('ada', [ada, bo], { id: 'two', game: 'threes' }));
    const page = await opened(ofAda);
    await page.until(() => page.texts('h1'), ['Greed']);
    await page.does(() => put('one', seenBy('ada', [ada, bo], { rematch: 'two' })));
    await page.until(() => page.texts('h1'), ['Threes']);
    expect(vi.mocked(openOnlineTable).mock.lastCall).toEqual(['two', { isScreen: false }]);
  });
});

describe('a phone shows its table', () => {
  const taken: unknown[] = [];
  const changeTable = vi.fn(async () => ({ ok: false, detail: 'No.' }));
  beforeEach(() => {
    taken.length = 0;
    changeTable.mockClear();
  });
  const of = (states: readonly (OnlineState | null)[]) =>
    states.map((state) => ({
      sharing: null,
      table: { take: (one: unknown) => taken.push(one), api: { changeTable } },
      state,
    })) as never;
  const meKnown = { kind: 'known', person: { ...known } } as Me;
  const table = (states: readonly (OnlineState | null)[], me: Me = meKnown, onMe = () => {}) => (
    <PhoneTable tables={of(states)} me={me} onMe={onMe} />
  );
  const opened = (...asked: Parameters<typeof table>) => render(table(...asked));
  const playing = (own: string | null, yours: boolean, more: Partial<TableState> = {}, state: object = {}) =>
    seenBy(
      own,
      [ada, bo, cy],
      { status: 'playing', match: matchOf({ scores: [0, 0, 0] } as never, { yourTurn: yours }), ...more },
      { start: {}, ...state },
    );
  const lines = (page: Page) => outline(page.box, ['data-mine', 'data-away']);
  const waiting = [{ person: 'eve', name: 'Eve' }] as never;

  test.each([
    ['nothing before the first state', [null], meKnown, undefined],
    ['a form to a new person', [playing(null, false)], { kind: 'unknown' }, 'Already here: Ada, Bo and Cy'],
    ['a form to a person without a seat', [playing('eve', false)], meKnown, 'Already here: Ada, Bo and Cy'],
    [
      'a form to a person without a seat while another one waits',
      [playing('di', false, { waiting })],
      meKnown,
      'Already here: Ada, Bo and Cy',
    ],
    [
      'the match to a person who waits',
      [playing('eve', false, { waiting })],
      meKnown,
      'Match of eve, who has the phone',
    ],
    [
      'the end of a match to a person without a seat',
      [playing('eve', false, { status: 'over' })],
      meKnown,
      'Match of eve, who has the phone',
    ],
    [
      'a form to a new person, also after the match',
      [playing(null, false, { status: 'over' })],
      { kind: 'unknown' },
      'Already here: Ada, Bo and Cy',
    ],
    ['the match to a player', [playing('bo', false)], meKnown, 'Match of bo, who has the phone'],
    [
      'a note to a player until the earlier moves are known',
      [playing('bo', false, {}, { hasPast: false })],
      meKnown,
      'status: Connecting…',
    ],
    [
      'the lobby to a player while the match is being prepared',
      [playing('bo', false, {}, { start: null })],
      meKnown,
      'Party ABCDE',
    ],
    ['the lobby to a player before the match', [seenBy('bo', [ada, bo])], meKnown, 'Party ABCDE'],
  ] as [string, (OnlineState | null)[], Me, string | undefined][])(
    'the phone shows %s',
    async (_, states, me, line) => {
      expect(lines(await opened(states, me)).find((one) => !one.startsWith('#'))).toBe(line);
    },
  );

  test('a person without a seat can watch the match, or join with the form', async () => {
    const onMe = vi.fn();
    const page = await opened([playing('eve', false)], meKnown, onMe);
    server({
      'PATCH /me': person,
      'GET /tables/table': {
        seq: 2,
        you: { person: null, seat: null },
        table: tableBefore([], { id: 't'.repeat(16) }),
      },
    });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await page.until(() => [taken.length, onMe.mock.calls.length], [1, 1]);
    expect(taken).toMatchObject([{ seq: 2 }]);
    const watcher = await opened([playing('eve', false, { late: 'next' })], meKnown, onMe);
    await does(watcher, 'just-watch');
    await watcher.until(() => lines(watcher)[0], 'Match of eve, who has the phone');
    expect([taken.length, onMe.mock.calls.length]).toEqual([1, 2]);
  });

  test('the phone is passed to the player whose turn begins, among those who share it', async () => {
    const at = (turn: string) =>
      table(['ada', 'bo', 'cy'].map((one) => playing(one, one === turn || turn === 'all')));
    const page = await render(at('ada'));
    const shown = () => [lines(page)[0], lines(page).at(-1)];
    const keys = (pressed: string) =>
      ['Ada', 'Bo', 'Cy'].map((name) => `[${name}${name === pressed ? ' (pressed)' : ''}]`).join(' ');
    expect(shown()).toEqual(['Match of ada, who has the phone', keys('Ada')]);
    await page.show(at('cy'));
    expect(shown()).toEqual(['Match of ada, to be passed to Cy', keys('Ada')]);
    // The player who has the phone cannot keep it.
    await page.press('Ada');
    expect(shown()).toEqual(['Match of ada, to be passed to Cy', keys('Ada')]);
    await page.press('Pass');
    expect(shown()).toEqual(['Match of cy, who has the phone', keys('Cy')]);
    await page.show(at('all'));
    expect(shown()).toEqual(['Match of cy, who has the phone', keys('Cy')]);
    await page.show(at('nobody'));
    expect(shown()).toEqual(['Match of cy, who has the phone', keys('Cy')]);
    await page.press('Bo');
    expect(shown()).toEqual(['Match of cy, to be passed to Bo', keys('Cy')]);
    await page.press('Cy');
    expect(shown()).toEqual(['Match of cy, who has the phone', keys('Cy')]);
    await page.press('Bo');
    await page.press('Pass');
    await page.show(at('ada'));
    expect(shown()).toEqual(['Match of bo, to be passed to Ada', keys('Bo')]);
  });

  test('the next match of a player has a session of its own', async () => {
    const page = await opened([playing('ada', false)]);
    await page.show(table([playing('ada', false, { id: 'next' })]));
    expect(lines(page)).not.toContain('At the table before');
  });

  test('when the player who has the phone leaves, the phone is passed to another player', async () => {
    const page = await opened([playing('ada', false), playing('bo', true)]);
    await page.press('Pass');
    await page.show(table([playing('ada', false)]));
    expect(lines(page)[0]).toBe('Match of ada, to be passed to Ada');
    await page.press('Pass');
    expect(lines(page)[0]).toBe('Match of ada, who has the phone');
  });

  test('a player without a seat is listed as watching, and players who have left are not listed', async () => {
    const page = await opened([playing('ada', false), playing('eve', false), null]);
    expect(lines(page).at(-1)).toBe('[Ada (pressed)] [Watching]');
    await page.show(table([playing('ada', false), null]));
    expect(lines(page)).not.toContain('{Players of this phone}');
  });

  test('the podium shows the place of the player who has the phone', async () => {
    const over = (own: string) =>
      playing(own, false, { match: matchOf({ scores: [1, 3, 2] } as never, { places: [3, 1, 2] }) });
    const page = await opened([over('ada'), over('bo')]);
    await page.until(() => page.texts('h2')[0], 'Place 3 of 3');
    await page.press('Bo');
    await page.press('Pass');
    await page.until(() => page.texts('h2')[0], 'You win!');
  });

  test('people who arrive during the match can wait for the next one', async () => {
    const page = await opened([playing('eve', false, { late: 'bot-seat', waiting })]);
    expect(lines(page).at(-1)).toBe('You play in the next match. Until then you can watch.');
  });

  test('each player of a shared phone sends requests in their own name', async () => {
    const asked: unknown[] = [];
    const tables = (states: readonly OnlineState[]) =>
      states.map((state) => {
        const changeTable = async (...request: unknown[]) => {
          asked.push([state.you.person, ...request]);
          return { ok: true, value: state };
        };
        const take = (one: OnlineState) => asked.push([state.you.person, 'takes', one.you.person]);
        return { sharing: null, table: { take, api: { changeTable } }, state };
      }) as never;
    const open = (states: readonly OnlineState[]) =>
      render(<PhoneTable tables={tables(states)} me={meKnown} onMe={() => {}} />);
    const mark = { shape: 'moon', colour: 'coral' };
    const bot = { ...cy, kind: 'bot', person: null } as const;
    const late = { late: 'bot-seat', seats: [ada, bo, bot], waiting: [{ person: 'eve', name: 'Eve', mark }] };
    const match = await open(['ada', 'eve'].map((one) => playing(one, false, late as never)));
    await match.press('Watching');
    await match.press('Pass');
    await does(match, 'take-bot-seat');
    expect(asked.splice(0)).toEqual([
      ['eve', 'table', 'sit', { mark }],
      ['eve', 'takes', 'eve'],
    ]);
    const over = { host: 'bo', match: matchOf({ scores: [1, 3, 2] } as never, { places: [3, 1, 2] }) };
    const end = await open(['ada', 'bo'].map((one) => playing(one, false, over)));
    await end.press('Bo');
    await end.press('Pass');
    await end.until(() => end.text().includes('Next match'), true);
    await does(end, 'again');
    expect(asked.splice(0)).toEqual([['bo', 'table', 'rematch', { rotate: true }]]);
    const lobby = await open(['ada', 'bo'].map((one) => seenBy(one, [ada, bo], { host: 'bo' })));
    await lobby.until(() => lobby.text().includes('Mute Ada'), true);
    await lobby.press('Mute Ada for everyone');
    expect(asked.splice(0)[0]).toEqual(['bo', 'table', 'mute', { person: 'ada', muted: true }]);
    // Eve, who shares the phone, waits for a seat.
    const seated = await open(
      ['ada', 'eve'].map((one) => seenBy(one, [ada, bo], { host: 'bo', grows: true })),
    );
    await does(seated, 'sit');
    await seated.until(() => asked.length, 2);
    const commitment = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(asked.splice(0)).toEqual([
      ['eve', 'table', 'sit', { commitment, mark: undefined }],
      ['eve', 'takes', 'eve'],
    ]);
    await does(seated, 'leave');
    expect(asked[0]).toEqual(['ada', 'table', 'stand']);
  });

  test.each([
    ['open', ['sit', 'add-player', 'leave']],
    ['playing', []],
  ] as const)(
    'if a player of a shared phone has no seat, the lobby of a table that is %s has these actions: %j',
    async (status, all) => {
      const more = { host: 'bo', status, late: 'bot-seat', grows: true } as const;
      const page = await opened(['ada', 'eve'].map((one) => seenBy(one, [ada, bo], more)));
      expect(page.all('button').flatMap(({ props }) => props['data-action'] ?? [])).toEqual(all);
    },
  );

  test('the lobby shows the chat messages of others', async () => {
    const page = await opened([seenBy('ada', [ada, bo])]);
    const event = { kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' };
    await page.show(table([seenBy('ada', [ada, bo], {}, { notices: [{ id: 1, event }] })]));
    expect(page.texts('p').map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))).toContain('Bo: Hi');
  });

  test('the lobby lists the people and offers the tools of the host', async () => {
    const page = await opened([seenBy('ada', [ada, { ...bo, here: false }])]);
    await page.until(() => ['Target score', 'Mute Bo'].every((one) => page.text().includes(one)), true);
    expectLines(
      page.box,
      `
      # Greed
      Party ABCDE
      ▸ Standard rules
      Target score 3,000
      Points to get in 300
      Three 1s 1,000
      Four and five of a kind No points
      Straight 0
      Full house 0
      {Who plays}
      - ·mine Ada Host
      - ·away Bo away
      [Start match (bright)]
      ▸ Host tools
      ‹on› Chat
      ‹off› Spectators can write
      Otherwise only players can.
      ‹on› Allow spectators
      ‹off› List in the lobby
      Otherwise people need the link or the code to find it.
      - Bo [Make Bo the host] [Mute Bo for everyone] [Remove Bo]
      [Add a player on this phone] [Leave table]`,
      ['data-mine', 'data-away'],
    );
  });

  test('while the texts of another game load, a phone does not show its rules in the words of the game before', async () => {
    const rules = (game: string) => <RulesPart table={tableBefore([ada, bo], { game })} />;
    const page = await render(rules('greed'));
    await page.until(() => page.text().includes('Target score'), true);
    let load = (_: typeof messages) => {};
    vi.mocked(phoneTexts).mockReturnValue(new Promise((resolve) => (load = resolve)));
    await page.show(rules('threes'));
    expect(page.text()).toBe('');
    await page.does(() => load(messages));
    await page.until(() => page.text().includes('Rounds'), true);
  });

  test('the lobby announces the seat of the player', async () => {
    const said = vi.spyOn(announcer, 'say');
    await opened([seenBy('bo', [ada, bo])]);
    expect(said.mock.calls).toContainEqual(['You have seat 2.']);
    said.mockRestore();
  });

  test('another player can be added in the lobby', async () => {
    const page = await opened([seenBy('bo', [ada, bo])]);
    await does(page, 'add-player');
    expect(page.all('label').map(({ textContent }) => textContent)[0]).toBe('Name of the other player');
    await page.press('Not now');
    expect(lines(page)[1]).toBe('Party ABCDE');
  });
});
