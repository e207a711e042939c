import type { TableState } from '@dicehall/server/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { HostTools } from '../src/online/HostTools.tsx';
import { ProfilePage } from '../src/online/ProfilePage.tsx';
import { JoinForm } from '../src/phone/JoinForm.tsx';
import { PhoneLobby } from '../src/phone/PhoneLobby.tsx';
import { joinHere, sharingPlayers } from '../src/phone/players.ts';
import RoomPage from '../src/room/RoomPage.tsx';
import { currentSettings } from '../src/settings/settings.ts';
import { server } from './fake-server.ts';
import { openBrowser, render, set } from './render.tsx';

// Notifications need a browser. The host's tools and the rules load later, from the server.
vi.mock('../src/phone/HostPart.tsx', () => ({ HostPart: () => null, RulesPart: () => null }));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

type Answers = Readonly<Record<string, unknown>>;
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, seat) => personAt(seat, name)) as [
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
  ReturnType<typeof personAt>,
];
const empty = (seat: number) => personAt(seat, '', { kind: 'empty', name: null, person: null });
const said = (name: string) => ({ person: name.toLowerCase(), name, text: 'Hi', at: '' }) as never;

describe('the tools of the host remove, mute and readmit people', () => {
  const tools = async (more: Partial<TableState> = {}, isAccepted = true) => {
    const changeTable = vi.fn(async () => (isAccepted ? { ok: true } : { ok: false, detail: 'No.' }));
    const table = tableBefore([ada, bo, { ...cy, kind: 'bot', person: null }], {
      said: [said('Ada'), said('Bo'), said('Eve')],
      ...more,
    });
    const page = await render(<HostTools table={table} me="ada" api={{ changeTable } as never} />);
    const offered = () =>
      page.texts('ul').map((list) => list.replaceAll(/(Make|Mute|Unmute|Remove)/g, '|$1'));
    return { ...page, changeTable, offered };
  };

  test('the tools of the host list everyone else with a seat, and people who only chat', async () => {
    expect((await tools()).offered()).toEqual([
      'Bo|Make Bo the host|Mute Bo for everyone|Remove BoEve|Mute Eve for everyone',
    ]);
  });

  test.each([
    ['cannot remove a player who has resigned', { seats: [ada, { ...bo, resigned: true }] }, false],
    ['cannot remove a player during a match', { status: 'playing' }, false],
    ['can remove a player during a match of a party', { status: 'playing', evening: {} }, true],
    ['cannot remove a player after a match of a party', { status: 'over', evening: {} }, false],
  ] as [string, Partial<TableState>, boolean][])('the host %s', async (_, more, can) => {
    const { all } = await tools(more);
    expect(all('button').some(({ props }) => 'data-remove' in props)).toBe(can);
  });

  test.each([
    ['Make Bo the host', ['host', { person: 'bo' }]],
    ['Mute Bo for everyone', ['mute', { person: 'bo', muted: true }]],
    ['Unmute Eve', ['mute', { person: 'eve', muted: false }]],
    ['Remove Bo', ['remove', { person: 'bo' }]],
  ])('the button %s of the host sends %j', async (name, asked) => {
    const { press, changeTable } = await tools({ muted: ['eve'] });
    await press(name);
    expect(changeTable.mock.calls).toEqual([['table', ...asked]]);
  });

  test.each([
    ['chat', 'spectatorChat', false],
    ['spectatorChat', 'chat', true],
    ['watch', 'listed', true],
    ['listed', 'watch', false],
  ] as const)(
    'the switch of the host for %s changes only this setting, and not %s',
    async (name, other, isOn) => {
      const { all, call, texts, changeTable } = await tools({ [name]: isOn, [other]: !isOn });
      const labels = ['chat', 'spectatorChat', 'watch', 'listed'];
      const switches = all('input').filter(({ props }) => props.type === 'checkbox');
      expect(switches).toHaveLength(labels.length);
      const field = switches[labels.indexOf(name)] ?? expect.fail(texts('label').join());
      expect(field.props.checked).toBe(isOn);
      await call(field, 'onChange', { target: { checked: !isOn } });
      expect(changeTable.mock.calls).toEqual([['table', 'settings', { [name]: !isOn }]]);
    },
  );

  test.each([true, false])(
    'the host can let a removed player in again (accepted by the server: %s)',
    async (isAccepted) => {
      const page = await tools({}, isAccepted);
      const isOffered = () => page.all('button').some(({ props }) => props['data-action'] === 'readmit');
      await page.press('Remove Bo');
      expect([isOffered(), page.text().includes('No.')]).toEqual([isAccepted, !isAccepted]);
      if (!isAccepted) return;
      page.changeTable.mockResolvedValueOnce({ ok: false, detail: 'Not now.' });
      await page.press('Undo: let Bo back in');
      expect([isOffered(), page.text().includes('Not now.')]).toEqual([true, true]);
      await page.press('Undo: let Bo back in');
      expect([page.changeTable.mock.lastCall, isOffered()]).toEqual([
        ['table', 'readmit', { person: 'bo' }],
        false,
      ]);
    },
  );
});

describe('a person joins by phone', () => {
  const state = (more: Partial<TableState>) =>
    ({
      table: tableBefore([ada, bo], more),
      you: { person: null, seat: null },
      link: 'live',
      notices: [],
    }) as never;
  const known = { id: 'zoe', name: 'Zoë', kind: 'guest', since: '' } as const;
  const form = (more: Partial<TableState>, who: typeof known | null = null, isSharing = false) =>
    render(<JoinForm state={state(more)} known={who} isSharing={isSharing} onDone={() => {}} />);
  const free = { seats: [ada, empty(1)] };
  const next = { status: 'playing', late: 'open' } as unknown as Partial<TableState>;

  test.each([
    ['a free seat', free, 'Play'],
    ['a locked table', { ...free, locked: true }, 'Watch'],
    ['a full table', {}, 'Watch'],
    ['a match before another', next, 'Play the next match'],
    ['a match before the next one, which has begun', { ...next, rematch: 'other' }, 'Watch'],
  ] as [string, Partial<TableState>, string][])(
    'a person who joins at %s gets the choices that are possible there',
    async (_, more, offer) => {
      const { all } = await form(more);
      expect(all('button').find(({ props }) => props['data-action'] === 'join')?.textContent).toBe(offer);
    },
  );

  test.each([
    ['someone new', free, null, false, true],
    ['someone new who cannot play', {}, null, false, true],
    ['someone known', free, known, false, true],
    ['someone known who cannot play', {}, known, false, false],
    ['another player of the phone', free, known, true, false],
  ] as [string, Partial<TableState>, typeof known | null, boolean, boolean][])(
    'the form offers “Just watch” only where it differs from joining: %s',
    async (_, more, who, isSharing, has) => {
      const { all } = await form(more, who, isSharing);
      expect(all('button').some(({ props }) => props['data-action'] === 'just-watch')).toBe(has);
    },
  );
});

describe('a phone sends requests when a person joins', () => {
  const state = (more: Partial<TableState>) =>
    ({
      table: tableBefore([ada, bo], more),
      you: { person: null, seat: null },
      link: 'live',
      notices: [],
    }) as never;
  const known = {
    id: 'z'.repeat(16),
    name: 'Zoë',
    kind: 'guest',
    since: '2026-01-01T00:00:00.000Z',
  } as const;
  const free = { seats: [ada, empty(1)] };
  const next = { status: 'playing', late: 'next' } as Partial<TableState>;
  const made = { ...known, token: 'secret' };
  const table = 'tables/table';
  const mark = { shape: expect.any(String), colour: expect.any(String) };
  const seat = { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), mark };
  const joining = async (more: Partial<TableState>, who: typeof known | null, isSharing = false) => {
    const asked = server({ 'POST /guests': made, 'PATCH /me': known });
    const onDone = vi.fn();
    const page = await render(
      <JoinForm state={state(more)} known={who} isSharing={isSharing} onDone={onDone} />,
    );
    const name = (value: string) =>
      page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value } });
    const join = () => page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    return { ...page, asked, onDone, name, join };
  };

  test.each([
    [
      'a new person',
      null,
      free,
      'Zoë',
      [
        ['POST /guests', { name: 'Zoë' }],
        [`POST /${table}/sit`, seat],
      ],
    ],
    ['a known person', known, free, 'Zoë', [[`POST /${table}/sit`, seat]]],
    [
      'a known person with a new name',
      known,
      free,
      'Zoe',
      [
        ['PATCH /me', { name: 'Zoe' }],
        [`POST /${table}/sit`, seat],
      ],
    ],
    ['someone who waits', known, next, 'Zoë', [[`POST /${table}/wait`, { mark }]]],
    ['someone who can only watch', known, {}, 'Zoë', [[`GET /${table}`]]],
  ] as [string, typeof known | null, Partial<TableState>, string, unknown[][]][])(
    'the phone sends the requests for %s',
    async (_, who, more, name, requests) => {
      const { asked, name: enter, join, until, text, onDone } = await joining(more, who);
      await enter(` ${name} `);
      await join();
      await until(() => asked, requests);
      await until(() => text().includes(`Refused: ${requests.at(-1)?.[0]}`), true);
      expect(onDone).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['sits down', free, 'sit', seat],
    ['waits', next, 'wait', { mark }],
  ] as const)('another player of this phone %s with their own token', async (_, more, change, body) => {
    const { asked, name, join, until } = await joining(more as Partial<TableState>, known, true);
    await name('Cy');
    await join();
    await until(
      () => asked,
      [
        ['POST /guests', { name: 'Cy', token: true }],
        [`POST /${table}/${change}`, body],
      ],
    );
    expect(sharingPlayers.now()).toEqual([]);
  });

  test('the phone sends no request without a name, or while an earlier request is pending', async () => {
    const { asked, name, join } = await joining({}, known);
    await name('  ');
    await join();
    expect(asked).toEqual([]);
    await name('Zoë');
    const fetch = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', fetch);
    for (const _ of [1, 2, 3]) await join();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a player who has joined is saved with their token, and players of earlier parties are dropped', async () => {
    const empty = tableBefore([], { id: 't'.repeat(16) });
    const snapshot = { seq: 1, you: { person: null, seat: null }, table: empty };
    const answers: Record<string, unknown> = { [`POST /${table}/wait`]: snapshot };
    server(answers);
    const { fetch: answer } = globalThis;
    const senders: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
      senders.push(new Headers(given.headers).get('authorization'));
      return answer(url, given);
    });
    const join = async (code: string, name: string) => {
      answers['POST /guests'] = { token: `token of ${name}` };
      return joinHere({ code, table: 'table', name, mark: undefined, hasSeat: false, at: 'room' });
    };
    expect(await join('OTHER', 'Old')).toMatchObject({ ok: true });
    await join('ABCDE', 'Cy');
    await join('ABCDE', 'Di');
    expect(senders).toEqual(['Old', 'Cy', 'Di'].flatMap((name) => [null, `Bearer token of ${name}`]));
    expect(sharingPlayers.now()).toEqual(
      ['Cy', 'Di'].map((name) => ({
        code: 'ABCDE',
        name,
        token: `token of ${name}`,
        mark: undefined,
        at: 'room',
      })),
    );
    for (const { token } of sharingPlayers.now()) sharingPlayers.remove(token);
    expect(sharingPlayers.now()).toEqual([]);
  });
});

describe('a phone shows the lobby', () => {
  type Seats = TableState['seats'];
  /** Returns the tables of the players of this phone, each as one of these people sees it. */
  const lobby = async (people: readonly string[], seats: Seats, more: Partial<TableState> = {}) => {
    const changeTable = vi.fn(async () => ({ ok: false, detail: 'No.' }));
    const call = vi.fn(async (..._asked: unknown[]) => ({ ok: false, detail: 'Not now.' }));
    const table = { api: { changeTable, call } };
    const tables = people.map((person) => ({
      sharing: null,
      table,
      state: {
        ...{ table: tableBefore(seats, { host: 'ada', ...more }), link: 'live', notices: [] },
        you: { person, seat: seats.find((one) => one.person === person)?.seat ?? null },
      },
    }));
    const onAdd = vi.fn();
    const page = await render(<PhoneLobby tables={tables as never} onAdd={onAdd} />);
    const does = () => page.all('button').flatMap(({ props }) => props['data-action'] ?? []);
    const act = (action: string) =>
      page.call(
        page.all('button').find(({ props }) => props['data-action'] === action) ?? expect.fail(),
        'onClick',
        {},
      );
    return { ...page, does, act, changeTable, asked: call };
  };

  test.each([
    ['the host', ['ada'], [ada, bo], {}, ['start', 'add-player', 'leave']],
    ['another player', ['bo'], [ada, bo], {}, ['add-player', 'leave']],
    ['a player without a seat', ['eve'], [ada, empty(1)], {}, ['sit', 'add-player', 'leave']],
    ['a player without a seat, of a full table', ['eve'], [ada, bo], {}, ['add-player', 'leave']],
    ['the host, once the match starts', ['ada'], [ada, bo], { status: 'playing' }, []],
  ] as [string, string[], Seats, Partial<TableState>, string[]][])(
    'the lobby offers %s exactly the buttons that apply',
    async (_, people, seats, more, actions) => {
      expect((await lobby(people, seats, more)).does()).toEqual(actions);
    },
  );

  test.each([
    ['with a seat stands up', 'bo', [['table', 'stand']], [], 'No.'],
    ['without a seat stops waiting', 'eve', [], [['DELETE', '/tables/table/wait']], 'Not now.'],
  ])('a player %s to leave, and a refusal is shown', async (_, person, changes, requests, why) => {
    const { act, changeTable, asked, texts } = await lobby([person], [ada, bo, empty(2)]);
    expect(texts('p')).not.toContain(why);
    await act('leave');
    expect([changeTable.mock.calls, asked.mock.calls.map((given) => given.slice(0, 2))]).toEqual([
      changes,
      requests,
    ]);
    expect(texts('p')).toContain(why);
  });

  test('a person who waits can sit down later with their own token', async () => {
    const waiting = ['Cy', 'Eve'].map((name, at) => ({
      ...{ person: name.toLowerCase(), name },
      mark: { shape: ['star', 'moon'][at], colour: 'red' },
    })) as unknown as TableState['waiting'];
    const { act, changeTable } = await lobby(['bo', 'eve'], [ada, bo, empty(2)], { waiting });
    await act('sit');
    expect(changeTable.mock.calls).toEqual([
      ['table', 'sit', { commitment: expect.any(String), mark: { shape: 'moon', colour: 'red' } }],
    ]);
  });

  test('the lobby marks the players of this phone, the host and absent players', async () => {
    const { all, texts } = await lobby(['bo'], [ada, bo, { ...cy, here: false }]);
    expect(all('li').map(({ props }) => [props['data-mine'], props['data-away']])).toEqual([
      [undefined, undefined],
      [true, undefined],
      [undefined, true],
    ]);
    expect(texts('li')).toEqual(['AdaHost', 'Bo', 'Cyaway']);
  });
});

describe('the profile page changes the name and deletes the data of a person', () => {
  const me = { id: 'ada', name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
  const opened = async (answers: Answers) => {
    await set({ name: 'Ada' });
    const asked = server({ 'GET /me/turns': [], 'GET /me/tokens': [], 'GET /me/history': [], ...answers });
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0, retry: false } } });
    const page = await render(
      <QueryClientProvider client={client}>
        <ProfilePage me={me} />
      </QueryClientProvider>,
      '/online/profile',
    );
    return { ...page, asked, client };
  };

  test.each([true, false])(
    'the browser forgets the person once the profile is deleted (accepted by the server: %s)',
    async (isAccepted) => {
      const page = await opened(isAccepted ? { 'DELETE /me': null } : {});
      const forget = vi.spyOn(page.client, 'clear');
      await page.press('Delete my data');
      const sure = page.all('button').find(({ props }) => props['data-action'] === 'delete-me-now');
      await page.call(sure ?? expect.fail(), 'onClick', {});
      const after = () => [
        currentSettings().name,
        page.visited.at(-1),
        page.texts('p').includes('Refused: DELETE /me'),
      ];
      await page.until(after, isAccepted ? ['', '/', false] : ['Ada', '/online/profile', true]);
      expect(forget).toHaveBeenCalledTimes(isAccepted ? 1 : 0);
      if (!isAccepted) expect(page.all('dialog')).toEqual([]);
    },
  );

  test('the profile changes its name once the server has accepted it', async () => {
    const page = await opened({});
    const rename = async (name: string) => {
      await page.call(page.field('Your name'), 'onChange', { target: { value: name } });
      await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    };
    expect(page.field('Your name').props.value).toBe('Ada');
    await rename('Eve');
    await page.until(() => page.texts('p').includes('Refused: PATCH /me'), true);
    expect(currentSettings().name).toBe('Ada');
    const asked = server({ 'PATCH /me': { ...me, id: 'a'.repeat(16), name: 'Eve' } });
    page.client.setQueryDefaults(['me'], { gcTime: 60_000 });
    page.client.setQueryData(['me'], me);
    await rename('Eve ');
    await page.until(() => page.client.getQueryState(['me'])?.isInvalidated, true);
    await page.until(() => currentSettings().name, 'Eve');
    expect(asked).toEqual([['PATCH /me', { name: 'Eve' }]]);
    expect(page.texts('p')).not.toContain('Refused: PATCH /me');
  });

  test('the field for the name shows the name that the server has saved', async () => {
    const page = await opened({});
    await page.call(page.field('Your name'), 'onChange', { target: { value: ' Eve ' } });
    await page.show(
      <QueryClientProvider client={page.client}>
        <ProfilePage me={{ ...me, name: 'Eve' }} />
      </QueryClientProvider>,
    );
    const { value, autoComplete } = page.field('Your name').props;
    expect([value, autoComplete]).toEqual(['Eve', 'nickname']);
  });

  test('closing the dialog deletes no data of the profile', async () => {
    const page = await opened({});
    expect(page.all('a').find(({ props }) => props.download)?.props.href).toBe('/api/v1/me/export');
    await page.press('Delete my data');
    await page.press('Close');
    expect([page.all('dialog'), page.asked.filter(([request]) => request === 'DELETE /me')]).toEqual([
      [],
      [],
    ]);
  });

  test('a list of tables that is loading shows neither the empty list nor a connection error', async () => {
    const page = await opened({});
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0, retry: false } } });
    await page.show(
      <QueryClientProvider client={client}>
        <ProfilePage me={me} key="loading" />
      </QueryClientProvider>,
    );
    const loading = page.texts('p');
    const failing = await opened({ 'GET /me/turns': undefined });
    await failing.until(() => failing.texts('p').length - loading.length, 1);
    const none = await opened({});
    await none.until(() => none.texts('p').length - loading.length, 1);
    expect(failing.texts('p')).not.toEqual(none.texts('p'));
  });

  test('a finished match shows its players, place and points, and a table that never started is marked', async () => {
    const match = { game: 'greed', seat: 0, ended: '2026-03-04T12:00:00.000Z' };
    const page = await opened({
      'GET /me/history': [
        { ...match, table: 'a'.repeat(16), names: ['Ada', 'Bo'], place: 2, score: 1500 },
        { ...match, table: 'b'.repeat(16), names: ['Ada', ''], place: null, score: null },
      ],
    });
    await page.until(() => page.all('li').length, 2);
    const [first, second] = page.texts('li');
    expect(first).toMatch(/GreedAda and BoYou: place 2 with 1,500 · Mar 4, 2026/);
    expect(second).toMatch(/GreedAda(?! and).*closed before the start · Mar 4/);
    const tables = page.all('li').map((one) => one.all('a')[0]?.props.href);
    expect(tables).toEqual(['a', 'b'].map((one) => `/online/table/${one.repeat(16)}`));
    expect(page.texts('h2')).toHaveLength((await opened({})).texts('h2').length + 1);
  });
});

describe('the profile manages API tokens', () => {
  const me = { id: 'ada', name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
  const token = (id: string, label: string) => ({ id, label, since: me.since, lastUsed: null });
  const [first, second] = [token('k1', 'Bot'), token('k2', 'Script')];

  test('each API token can be revoked, and a new token is shown once and added to the list', async () => {
    const always = { 'GET /me/turns': [], 'GET /me/history': [] };
    server({ ...always, 'GET /me/tokens': [first, second] });
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0, retry: false } } });
    const page = await render(
      <QueryClientProvider client={client}>
        <ProfilePage me={me} />
      </QueryClientProvider>,
    );
    const listed = () => page.texts('li');
    await page.until(listed, ['BotRevoke: Bot', 'ScriptRevoke: Script']);
    const asked = server({ ...always, 'DELETE /me/tokens/k1': null, 'GET /me/tokens': [second] });
    await page.press('Revoke: Bot');
    await page.until(listed, ['ScriptRevoke: Script']);
    expect(asked).toEqual([['DELETE /me/tokens/k1'], ['GET /me/tokens']]);
    const make = async (label: string) => {
      await page.call(page.field('Name of the token'), 'onChange', { target: { value: label } });
      await page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    };
    server(always);
    await make('Third');
    await page.until(() => page.texts('p').at(-1), 'Refused: POST /me/tokens');
    expect(page.texts('code')).toEqual([]);
    const third = token('k3', 'Third');
    const posted = server({
      ...always,
      'POST /me/tokens': { ...third, secret: 'dh_secret' },
      'GET /me/tokens': [second, third],
    });
    await make('Third');
    await page.until(listed, ['ScriptRevoke: Script', 'ThirdRevoke: Third']);
    expect([page.texts('code'), posted[0]]).toEqual([['dh_secret'], ['POST /me/tokens', { label: 'Third' }]]);
  });
});

test('the code of a room is typed in capitals, and leads to the screen of the room if the code exists', async () => {
  server({ 'GET /codes/ABCDE': { id: 'table' } });
  const page = await render(<RoomPage code={null} />, '/room');
  const field = page.field('Code');
  expect(field.props.autoCapitalize).toBe('characters');
  const open = async (code: string) => {
    await page.call(field, 'onChange', { target: { value: code } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
  };
  await open('WRONG');
  await page.until(() => page.text().includes('Refused: GET /codes/WRONG'), true);
  expect(page.visited.at(-1)).toBe('/room');
  await open('ABCDE');
  await page.until(() => page.visited.at(-1), '/room/ABCDE');
});

test.each([
  ['an unknown code', {}, 'Refused: GET /codes/ABCDE'],
  ['a server that does not answer', null, 'The server cannot be reached. Try again in a moment.'],
])('an empty screen of a room gives the reason: %s', async (_, answers, why) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  if (answers === null) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  else server(answers);
  const { all, until } = await render(<RoomPage code="ABCDE" />, '/room/ABCDE');
  vi.useRealTimers();
  await until(() => all('p').find(({ props }) => props.role === 'status')?.textContent, why);
});
