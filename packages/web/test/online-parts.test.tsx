import { message } from '@dicehall/engine';
import type { OnlineState, TableStatus } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { announcer } from '../src/announce/announcer.ts';
import { mute } from '../src/online/muted-people.ts';
import { NoticeToast, OnlineNotices } from '../src/online/OnlineNotices.tsx';
import { EveningTools } from '../src/party/EveningTools.tsx';
import { PartyTools } from '../src/party/PartyTools.tsx';
import { RoomLobby } from '../src/room/RoomLobby.tsx';
import { expectText } from './outline.ts';
import { openBrowser, override, render, set } from './render.tsx';

beforeEach(() => {
  openBrowser();
  mute('di', false);
});
afterEach(() => vi.unstubAllGlobals());

const people = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay', 'Gus'].map((name, seat) => personAt(seat, name));

describe('the status of an online table offers what a player can do', () => {
  const labels = { 'refuse-undo': message('web-cancel') } as Readonly<Record<string, object>>;
  const action = (id: string) =>
    ({ id, label: labels[id] ?? message('online-do-resume'), change: [id] }) as never;
  const status = (kind: TableStatus['kind'], ids: readonly string[]): TableStatus => ({
    kind,
    text: message('online-paused'),
    actions: ids.map(action),
    isTimed: false,
  });
  const shown = async (one: TableStatus) => {
    const change = vi.fn();
    const page = await render(
      <OnlineNotices names={['Ada', 'Bo']} status={[one]} undo={{ current: null }} change={change} />,
    );
    return { ...page, change };
  };

  test.each([
    ['absence', 'stand-in', 'W'],
    ['held', 'return', 'W'],
    ['undo', 'agree-undo', undefined],
  ] as const)(
    'the status “%s” has a button %s with the key %s, and each of its buttons does its own',
    async (kind, id, key) => {
      const page = await shown(status(kind, [id, 'refuse-undo']));
      const [first, second] = page.all('button');
      expect([first?.props['data-action'], first?.props['aria-keyshortcuts']]).toEqual([id, key]);
      expect([first?.props['data-tone'], second?.props['data-tone']]).toEqual([
        id === 'return' ? 'primary' : undefined,
        'quiet',
      ]);
      for (const button of page.all('button')) await page.call(button, 'onClick', {});
      expect(page.change.mock.calls).toEqual([[id], ['refuse-undo']]);
    },
  );

  test.each([
    ['agree-undo', true, 'U'],
    ['withdraw-undo', true, 'U'],
    ['stand-in', true, 'W'],
    ['agree-undo', false, null],
    ['stand-in', false, null],
    ['withdraw-undo', false, undefined],
  ] as const)('the key of the button %s is announced, if keys are on (%s): %s', async (id, keysOn, key) => {
    await set({ keysOn });
    const say = vi.spyOn(announcer, 'say');
    await shown(status(id === 'stand-in' ? 'absence' : 'undo', [id]));
    const text = say.mock.calls[0]?.[0];
    say.mockRestore();
    expect(text === undefined ? undefined : (/\b[UW]\b/.exec(text)?.[0] ?? null)).toBe(key);
  });

  test('the offer to stand in is announced for each absent player', async () => {
    const say = vi.spyOn(announcer, 'say');
    const about = (seat: number) => ({
      ...status('absence', ['stand-in']),
      text: message('turn-begins', { seat: { seat } }),
    });
    const given = { names: ['Ada', 'Bo'], undo: { current: null }, change: () => {} };
    const page = await render(<OnlineNotices {...given} status={[about(0)]} />);
    await page.show(<OnlineNotices {...given} status={[about(1)]} />);
    expect(say.mock.calls.map(([text]) => /\w+(?=\W*, your turn)/.exec(text)?.[0])).toEqual(['Ada', 'Bo']);
    say.mockRestore();
  });

  test('without keys, the buttons of a status name none', async () => {
    await set({ keysOn: false });
    const page = await shown(status('absence', ['stand-in']));
    expect(page.all('button')[0]?.props['aria-keyshortcuts']).toBeUndefined();
  });

  test('the undo key leads to the first of the buttons of an undo', async () => {
    const undo = { current: null as { readonly props: object } | null };
    await render(
      <OnlineNotices
        names={['Ada', 'Bo']}
        status={[status('undo', ['agree-undo', 'refuse-undo'])]}
        undo={undo as never}
        change={() => {}}
      />,
    );
    expect(undo.current?.props).toMatchObject({ 'data-action': 'agree-undo' });
  });

  test.each([
    ['absence', 'absence'],
    ['paused', undefined],
  ] as const)(
    'the status “%s” without a button is framed only if a button can follow',
    async (kind, framed) => {
      const page = await shown(status(kind, []));
      expect(page.all('div').find(({ props }) => 'data-status' in props)?.props['data-status']).toBe(framed);
      expect(page.texts('p')).toHaveLength(1);
    },
  );

  test('the status names the players concerned', async () => {
    const about = { ...status('absence', []), text: message('turn-begins', { seat: { seat: 1 } }) };
    expect((await shown(about)).text()).toBe('Bo, your turn.');
  });

  test.each(['resigned', 'rematch', 'waiting', 'starting', 'watchers'] as const)(
    'the status %s is shown in its own place, not among the notices',
    async (kind) => {
      expect((await shown(status(kind, []))).text()).toBe('');
    },
  );
});

describe('the page announces what others do at an online table', () => {
  const said = (person: string, text: string) => ({ kind: 'said', person, name: person, text });
  const at = (events: readonly object[], more: object = {}): OnlineState =>
    ({
      ...{ table: tableBefore(people.slice(0, 2)), you: { person: 'ada', seat: 0 }, link: 'live' },
      ...{ notices: events.map((event, id) => ({ id: id + 1, event })), ...more },
    }) as never;
  /** Returns what is announced and shown after these events. */
  const news = async (events: readonly object[], more: object = {}) => {
    const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
    const page = await render(<NoticeToast state={at([])} over="page" />);
    await page.show(<NoticeToast state={at(events, more)} over="page" />);
    const announced = say.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''));
    say.mockRestore();
    return [announced, page.text()];
  };

  test.each([
    ['a message of another player', [said('bo', 'Hi')], ['bo: Hi'], 'bo: Hi'],
    ['no message of the player’s own', [said('ada', 'Hi')], [], ''],
    ['no message of a muted player', [said('di', 'Hi'), said('bo', 'Oh')], ['bo: Oh'], 'bo: Oh'],
    ['each message, and shows the last one', [said('bo', '1'), said('cy', '2')], ['bo: 1', 'cy: 2'], 'cy: 2'],
  ])('the page announces %s', async (_, events, announced, shown) => {
    mute('di', true);
    expect(await news(events)).toEqual([announced, shown]);
  });

  test('a lost connection is announced, but not shown among the notices', async () => {
    const [announced, shown] = await news([], { link: 'lost' });
    expect([announced?.length, shown]).toEqual([1, '']);
  });

  test('each message is announced once', async () => {
    const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
    const events = [said('bo', '1'), said('cy', '2'), said('bo', '3')];
    const page = await render(<NoticeToast state={at([])} over="page" />);
    for (const count of [1, 1, 2, 3])
      await page.show(<NoticeToast state={at(events.slice(0, count))} over="page" />);
    const heard = say.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''));
    say.mockRestore();
    expect(heard).toEqual(['bo: 1', 'cy: 2', 'bo: 3']);
  });

  test('the notice of an undone move is shown but not announced, because the table announces it', async () => {
    expect(await news([{ kind: 'undone', seat: 1 }])).toEqual([[], 'The last move of Bo was undone.']);
  });

  test('the notice that a player resigned disappears at the end of the match, unlike later notices', async () => {
    const resigned = [{ kind: 'resigned', seat: 1 }];
    const page = await render(<NoticeToast state={at([])} over="page" />);
    const playing = tableBefore(people.slice(0, 2), { status: 'playing' });
    await page.show(<NoticeToast state={at(resigned, { table: playing })} over="page" />);
    // Only seen, because it is announced as well.
    expect(page.outline()).toEqual(['~Bo resigned. A bot takes over.~']);
    const table = tableBefore(people.slice(0, 2), { status: 'over' });
    await page.show(<NoticeToast state={at(resigned, { table })} over="page" />);
    expect(page.text()).toBe('');
    await page.show(<NoticeToast state={at([...resigned, said('bo', 'Bye')], { table })} over="page" />);
    expect(page.text()).toBe('bo: Bye');
  });

  test('a notice stays visible for six seconds, also after an earlier one', async () => {
    vi.useFakeTimers();
    try {
      const events = [said('bo', 'Hi'), said('cy', 'Oh')];
      const page = await render(<NoticeToast state={at([])} over="page" />);
      await page.show(<NoticeToast state={at(events.slice(0, 1))} over="page" />);
      await act(async () => void vi.advanceTimersByTime(5900));
      expect(page.text()).toBe('bo: Hi');
      await page.show(<NoticeToast state={at(events)} over="page" />);
      await act(async () => void vi.advanceTimersByTime(5900));
      expect(page.text()).toBe('cy: Oh');
      await act(async () => void vi.advanceTimersByTime(200));
      expect(page.text()).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the screen of a room shows the lobby', () => {
  const lobby = (seats: TableState['seats'], more: Partial<TableState> = {}) =>
    render(
      <RoomLobby
        tables={[]}
        hasSound
        state={
          {
            table: tableBefore(seats, more),
            you: { person: null, seat: null },
            link: 'live',
            notices: [],
          } as never
        }
      />,
    );

  test.each([
    ['dice.example', true],
    ['localhost', false],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('phones can join a server at the host name %s: %s', async (hostname, can) => {
    vi.stubGlobal('location', {
      hostname,
      host: hostname,
      origin: `https://${hostname}`,
      pathname: '/',
      search: '',
    });
    const page = await lobby(people.slice(0, 1));
    expect(page.text().includes('type this code')).toBe(can);
    expect(page.all('svg').some(({ props }) => String(props.className).includes('qr'))).toBe(can);
  });
});

describe('the tools of a party’s host change its game and rules', () => {
  const tools = async (more: Partial<TableState>) => {
    const changeTable = vi.fn(async () => ({ ok: true }));
    const table = tableBefore(people.slice(0, 2), more);
    return { ...(await render(<PartyTools table={table} api={{ changeTable } as never} />)), changeTable };
  };
  const match = (ended: string | null) => ({ ended }) as never;

  test.each([
    ['before the match', true, false, {}],
    ['while the match is being prepared', false, false, { status: 'playing' }],
    ['during the match', false, true, { status: 'playing', match: match(null) }],
    ['after the match', false, false, { status: 'over', match: match('played') }],
  ] as [string, boolean, boolean, Partial<TableState>][])(
    '%s, the host can choose the game (%s) and end the match (%s)',
    async (_, choosesGame, endsMatch, more) => {
      const { all, changeTable, call } = await tools(more);
      const end = all('button').find(({ props }) => props['data-action'] === 'end-match');
      expect([all('select').length > 0, end !== undefined]).toEqual([choosesGame, endsMatch]);
      if (end === undefined) return;
      await call(end, 'onClick', {});
      expect(changeTable.mock.calls).toEqual([['table', 'rematch', {}]]);
    },
  );

  test('changes of a party that follow one another are sent one after another, and the last refusal is shown', async () => {
    const { all, call, changeTable, does, text } = await tools({});
    const answers: ((answer: never) => void)[] = [];
    changeTable.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const [next, , closed] = all('input')
      .filter(({ props }) => props.type === 'radio')
      .slice(-3);
    const lock = all('input').findLast(({ props }) => props.type === 'checkbox');
    const choose = (field: typeof lock) =>
      call(field ?? expect.fail(), 'onChange', { target: { checked: true } });
    const answer = (nth: number, given: object) => does(() => answers[nth]?.(given as never));
    for (const field of [closed, next, lock]) await choose(field);
    const sent = () => changeTable.mock.calls.map((asked) => (asked as unknown[])[2]);
    expect(sent()).toEqual([{ late: 'closed' }]);
    await answer(0, { ok: false, detail: 'First.' });
    expect([sent().slice(1), text().includes('First.')]).toEqual([[{ late: 'next' }], true]);
    await answer(1, { ok: true });
    expect([sent().slice(2), text().includes('First.')]).toEqual([[{ locked: true }], false]);
    await answer(2, { ok: false, detail: 'Last.' });
    expect(text()).toContain('Last.');
  });

  test('choosing another game sends its standard rules, with players sitting out in rotation', async () => {
    const { all, call, changeTable } = await tools({ options: { target: 700 } as never });
    await call(all('select')[0] ?? expect.fail(), 'onChange', { target: { value: 'threes' } });
    expect(changeTable.mock.calls).toEqual([
      ['table', 'game', { game: 'threes', options: {}, rotate: true }],
    ]);
  });

  test('the fields of the rules are those of the game that was chosen last', async () => {
    const page = await tools({ options: { target: 700 } as never });
    const fields = () => page.all('input').map(({ props }) => [props.type, props.value]);
    expect(fields().slice(0, 2)).toEqual([
      ['number', 700],
      ['number', 300],
    ]);
    const threes = tableBefore(people.slice(0, 2), { game: 'threes', options: { rounds: 7 } as never });
    await page.show(<PartyTools table={threes} api={{} as never} />);
    expect(fields()[0]).toEqual(['number', 7]);
  });

  test('changing the rules leaves the game and the order of players unchanged', async () => {
    const { all, tell, changeTable } = await tools({ game: 'greed', options: { opening: 350 } as never });
    const target = all('input').find(({ props }) => props.type === 'number') ?? expect.fail();
    override(target, { valueAsNumber: 700, validity: { valid: true } });
    await tell(target, 'change');
    expect(changeTable.mock.calls).toEqual([
      ['table', 'game', { game: 'greed', options: { target: 700, opening: 350 } }],
    ]);
  });
});

describe('the host decides how an evening counts', () => {
  const evening = { points: 'wins', teams: null, standings: [] };
  const tools = async (more: object = {}, table: Partial<TableState> = {}) => {
    const change = vi.fn(async () => {});
    const page = await render(
      <EveningTools
        table={tableBefore(people.slice(0, 4), table)}
        evening={{ ...evening, ...more } as never}
        change={change as never}
      />,
    );
    return { ...page, change };
  };
  const teams = [
    { name: 'Red', people: ['ada', 'cy'] },
    { name: 'Blue', people: ['bo', 'di'] },
  ];

  test.each([
    ['wins', 'wins'],
    ['places', 'places'],
    ['list', [5, 3, 2, 1]],
  ])('the choice %s for the standings sends %j', async (value, points) => {
    const page = await tools();
    await page.call(page.all('select')[0] ?? expect.fail(), 'onChange', { target: { value } });
    expect(page.change.mock.calls).toEqual([['evening', { points }]]);
  });

  test.each([
    ['3, 1', [[3, 1]]],
    ['5, 3, 1', []],
    ['3, x', []],
  ])(
    'after the points by place are changed from 5, 3, 1 to %s, these changes are sent: %j',
    async (value, sent) => {
      const page = await tools({ points: [5, 3, 1] });
      const input = () => page.all('input')[0] ?? expect.fail();
      expect(input().props.value).toBe('5, 3, 1');
      await page.call(input(), 'onChange', { target: { value } });
      await page.call(input(), 'onBlur', {});
      expect(page.change.mock.calls).toEqual(sent.map((points) => ['evening', { points }]));
      expect(input().props['aria-invalid']).toBe(value.includes('x') || undefined);
    },
  );

  test('the list of points shows what another device of the host has chosen', async () => {
    const page = await tools({ points: [5, 3, 1] });
    const { change } = page;
    const later = { ...evening, points: [9, 2] } as never;
    await page.show(<EveningTools table={tableBefore([])} evening={later} change={change as never} />);
    expect(page.all('input')[0]?.props.value).toBe('9, 2');
  });

  test('the tools show how the evening counts, and the team of each person', async () => {
    const later = { ...evening, points: [5, 3], teams: [{ name: 'Red', people: ['cy'] }, teams[1]] } as never;
    const table = tableBefore(people.slice(0, 4), { evening: later });
    const page = await render(<PartyTools table={table} api={{} as never} />);
    expectText(
      page.outline().slice(-7),
      `
      Points for a match ‹custom of 1 for each win, by place, custom›
      Points by place The winner first, for example 5, 3, 2, 1. Places without a number get no points. ‹5, 3›
      Teams ‹2 of none, 2, 3, 4, 5, 6›
      Ada ‹none of none, Red, Blue›
      Bo ‹Blue of none, Red, Blue›
      Cy ‹Red of none, Red, Blue›
      Di ‹Blue of none, Red, Blue›
    `,
    );
  });

  test('people are assigned to the teams in rotation', async () => {
    const page = await tools();
    await page.call(page.all('select')[1] ?? expect.fail(), 'onChange', { target: { value: '2' } });
    expect(page.change.mock.calls).toEqual([
      [
        'evening',
        {
          teams: [
            { name: 'Team 1', people: ['ada', 'cy'] },
            { name: 'Team 2', people: ['bo', 'di'] },
          ],
        },
      ],
    ]);
  });

  test('people who have left or wait can get a team too, and known teams keep their names', async () => {
    const left = [{ person: 'zoe', name: 'Zoë', points: 1, wins: 1 }];
    const waits = [{ person: 'eve', name: 'Eve' }] as never;
    const page = await tools({ teams, standings: left }, { waiting: waits });
    const named = ['Zoë', 'Eve', 'Ada', 'Bo', 'Cy', 'Di'];
    expect(page.texts('label').slice(-6)).toEqual(named.map((name) => `${name}noneRedBlue`));
    await page.call(page.all('select')[1] ?? expect.fail(), 'onChange', { target: { value: '3' } });
    await page.call(page.all('select')[2] ?? expect.fail(), 'onChange', { target: { value: 'Blue' } });
    await page.call(page.all('select')[4] ?? expect.fail(), 'onChange', { target: { value: 'Red' } });
    await page.call(page.all('select')[4] ?? expect.fail(), 'onChange', { target: { value: '' } });
    const sent = (list: object[]) => ['evening', { teams: list }];
    expect(page.change.mock.calls).toEqual([
      sent([
        { name: 'Red', people: ['zoe', 'bo'] },
        { name: 'Blue', people: ['eve', 'cy'] },
        { name: 'Team 3', people: ['ada', 'di'] },
      ]),
      sent([
        { name: 'Red', people: ['ada', 'cy'] },
        { name: 'Blue', people: ['bo', 'di', 'zoe'] },
      ]),
      // Ada stays in her team, and is in it only once.
      sent([
        { name: 'Red', people: ['cy', 'ada'] },
        { name: 'Blue', people: ['bo', 'di'] },
      ]),
      sent([
        { name: 'Red', people: ['cy'] },
        { name: 'Blue', people: ['bo', 'di'] },
      ]),
    ]);
  });

  test('moving one person to another team, or removing the teams, leaves the others unchanged', async () => {
    const page = await tools({ teams });
    expect(
      page
        .all('select')
        .slice(1)
        .map(({ props }) => props.value),
    ).toEqual(['2', 'Red', 'Blue', 'Red', 'Blue']);
    await page.call(page.all('select')[1] ?? expect.fail(), 'onChange', { target: { value: '0' } });
    await page.call(page.all('select')[2] ?? expect.fail(), 'onChange', { target: { value: 'Blue' } });
    expect(page.change.mock.calls).toEqual([
      ['evening', { teams: null }],
      [
        'evening',
        {
          teams: [
            { name: 'Red', people: ['cy'] },
            { name: 'Blue', people: ['bo', 'di', 'ada'] },
          ],
        },
      ],
    ]);
  });
});
