import { findGame } from '@dicehall/engine';
import type { TableState } from '@dicehall/server/protocol';
import { environmentManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { rememberGuest } from '../src/online/guest-flag.ts';
import OnlinePages from '../src/online/OnlinePages.tsx';
import { openOnlineTable } from '../src/online/online-table.ts';
import type { WaitingRoom } from '../src/online/WaitingRoom.tsx';
import { currentSettings } from '../src/settings/settings.ts';
import { tokenOfSeat } from '../src/tokens/tokens.ts';
import { server } from './fake-server.ts';
import { openBrowser, render, set } from './render.tsx';

// A table needs its server. The screens of a table have tests of their own.
vi.mock('../src/online/online-table.ts', () => ({ openOnlineTable: vi.fn() }));
vi.mock('../src/online/OnlineMatch.tsx', () => ({ OnlineMatch: () => <b>The match</b> }));
vi.mock('../src/online/WaitingRoom.tsx', () => ({
  WaitingRoom: ({ name, onSnapshot }: Parameters<typeof WaitingRoom>[0]) => (
    <>
      <b>The room</b>
      <button type="button" onClick={() => onSnapshot('changed' as never)}>
        Change the table of {name}
      </button>
    </>
  ),
}));

beforeEach(() => {
  openBrowser();
  const page = { state: null };
  vi.stubGlobal('history', { ...page, replaceState: (state: null) => vi.stubGlobal('history', { state }) });
  // Queries are not repeated, because there is no window.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const idOf = (name: string) => String(name.charCodeAt(0)).padStart(16, '0');
const playing = (late: TableState['late']): Partial<TableState> => ({ status: 'playing', late });
const seatOf = (seat: number, name: string) =>
  name === '' || name === 'Bix'
    ? personAt(seat, '', { kind: name === '' ? 'empty' : 'bot', name: name || null, person: null })
    : personAt(seat, name, { person: idOf(name) });
const mark = tokenOfSeat(4);
const zoe = { id: idOf('z'), name: 'Zoë', kind: 'guest', since: '2026-01-01T00:00:00.000Z' };
let tables = 0;
type Page = Awaited<ReturnType<typeof render>>;

/** Opens the link of a table, each time that of another table. */
async function invited(names: readonly string[], more: Partial<TableState> = {}) {
  tables += 1;
  const id = `t${String(tables).padStart(15, '0')}`;
  const answers: Record<string, unknown> = {};
  const change = (seats: readonly string[], parts: Partial<TableState> = {}) => {
    const table = tableBefore(
      seats.map((name, seat) => seatOf(seat, name)),
      { id, ...parts },
    );
    answers[`GET /tables/${id}`] = { seq: 1, you: { person: null, seat: null }, table };
  };
  change(names, more);
  const asked = server(answers);
  const page = await render(<OnlinePages />, `/online/table/${id}`);
  await page.until(() => page.all('form').length, 1);
  const requests = () => asked.map(([request, body]) => [String(request).replace(id, 'ID'), body]);
  return { ...page, id, answers, change, requests };
}
const statusOf = (page: Page) =>
  page
    .all('p')
    .filter(({ props }) => props.role === 'status')
    .at(-1)?.textContent ?? '';

describe('a link to a table opens an invitation', () => {
  test.each([
    ['a free seat', ['Ada', ''], {}, /Ada.+1.+2/, 'Join the table'],
    ['no free seat', ['Ada', 'Bo'], {}, /Ada and Bo.+2.+2/, 'Wait for a free seat'],
    ['room for more players', ['Ada', 'Bo'], { grows: true }, /Ada and Bo.+2.+8/, 'Join the table'],
    ['a match', ['Ada', 'Bo'], { status: 'playing' }, /Ada and Bo/, 'Watch with this name'],
    ['a match that others can follow', ['Ada', 'Bo'], playing('next'), /Ada and Bo/, 'Play the next match'],
    ['a match without bots', ['Ada', 'Bo'], playing('bot-seat'), /Ada and Bo/, 'Play the next match'],
    ['a match with a bot', ['Ada', 'Bix'], playing('bot-seat'), /Ada and Bix/, 'Take a bot’s seat'],
    ['a match that is over', ['Ada', 'Bo'], { status: 'over' }, /Ada and Bo/, 'See the result'],
    [
      'a match of a party that is over',
      ['Ada', 'Bo'],
      { status: 'over', late: 'next' },
      /Ada and Bo/,
      'See the result',
    ],
  ] as [string, string[], Partial<TableState>, RegExp, string][])(
    'the invitation to a table with %s shows who is there and whether one can join',
    async (_, names, more, who, button) => {
      const isFree = button === 'Join the table';
      const page = await invited(names, more);
      expect(page.texts('p').some((text) => who.test(text))).toBe(true);
      expect(page.texts('p').some((text) => /\d of \d/.test(text))).toBe(more.status === undefined);
      expect(statusOf(page) === '').toBe(isFree);
      expect(page.requests()).toEqual([['GET /tables/ID', undefined]]);
      const submit = page.all('button').find(({ props }) => props.type === 'submit');
      expect(submit?.textContent).toBe(button);
      expect(/Ada/.test(page.texts('h1')[0] ?? '')).toBe(more.status === undefined);
      expect(page.all('a').some(({ props }) => props.href === '/guide/greed')).toBe(true);
    },
  );

  test('the invitation to a table with only free seats counts them', async () => {
    expect((await invited(['', ''])).texts('p')).toContain('0 of 2 seats taken');
  });

  test('the invitation says whether the coach is allowed', async () => {
    const says = async (coach: boolean) => /coach/i.test((await invited(['Ada', ''], { coach })).text());
    expect([await says(false), await says(true)]).toEqual([false, true]);
  });

  test('the invitation states the duration of a match only for standard rules, because it depends on the rules', async () => {
    const says = async (options: Record<string, number>) =>
      /A match takes/.test((await invited(['Ada', ''], { options })).text());
    expect([await says({}), await says({ target: 3000 }), await says({ target: 500 })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the invitation to a game with several sets of rules describes only those of its table', async () => {
    const zilch = findGame('ten-thousand')?.presets?.find(({ id }) => id === 'zilch')?.options;
    const parts = async (options = {}) =>
      (await invited(['Ada', ''], { game: 'ten-thousand', options }))
        .text()
        .match(/Taking over: Off|exactly 10,000|never bust|Farkle|Zilch|A match takes/g);
    expect([await parts(), await parts(zilch), await parts({ takeOver: false })]).toEqual([
      ['exactly 10,000', 'A match takes'],
      ['never bust', 'Zilch'],
      ['Taking over: Off'],
    ]);
  });

  test('the invitation says what happens when the time is up, if there is a time limit', async () => {
    const says = async (clock: TableState['clock']) =>
      /90 seconds per move, then a bot moves/.test((await invited(['Ada', ''], { clock })).text());
    expect([await says({ kind: 'none' }), await says({ kind: 'seconds', seconds: 90 })]).toEqual([
      false,
      true,
    ]);
  });

  test('the link of a code opens the form with the code', async () => {
    server({});
    const page = await render(<OnlinePages />, '/online/join/ABCDE');
    expect(page.all('input')[0]?.props.value).toBe('ABCDE');
  });

  test('the invitation has a different text for each reason why a table cannot be joined', async () => {
    const states: Partial<TableState>[] = [
      {},
      { status: 'playing' },
      playing('next'),
      playing('bot-seat'),
      { status: 'over' },
    ];
    const said = [];
    for (const state of states) said.push(statusOf(await invited(['Ada', 'Bix'], state)));
    expect(new Set(said).size).toBe(states.length);
  });

  test('the invitation follows changes of the table, and leads to the rematch', async () => {
    const page = await invited(['Ada', '']);
    expect(page.all('a').filter(({ props }) => String(props.href).startsWith('/online/table/'))).toEqual([]);
    page.change(['Ada', 'Bo'], { status: 'over', rematch: idOf('r') });
    await act(async () => void vi.advanceTimersByTime(5000));
    await page.until(
      () => page.all('a').some(({ props }) => props.href === `/online/table/${idOf('r')}`),
      true,
    );
  });

  test.each([
    ['the free seat', ['Ada', ''], true],
    ['no seat if another person has just taken the last one', ['Ada', 'Bo'], false],
  ])('a person who enters a name gets %s', async (_, names, sits) => {
    await set({ name: '', token: mark });
    const page = await invited(['Ada', '']);
    page.answers['POST /guests'] = zoe;
    page.answers[`POST /tables/${page.id}/sit`] = page.answers[`GET /tables/${page.id}`];
    page.change(names);
    const before = page.requests().length;
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: ' Zoë ' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    const sit = ['POST /tables/ID/sit', { commitment: expect.any(String), mark }];
    const expected = [
      ['POST /guests', { name: 'Zoë' }],
      ['GET /tables/ID', undefined],
      ...(sits ? [sit] : []),
    ];
    await page.until(() => page.requests().slice(before, before + expected.length), expected);
    await page.until(() => page.requests().some(([request]) => request === 'GET /me'), true);
    expect(page.requests().some(([request]) => request === 'POST /tables/ID/sit')).toBe(sits);
    expect(currentSettings().name).toBe('Zoë');
  });

  test.each([
    ['takes the seat of a bot', 'bot-seat', 'sit'],
    ['waits for the next match', 'next', 'wait'],
    ['watches, if neither is possible', 'closed', null],
  ] as const)('a person who enters a name during a match %s', async (_, late, change) => {
    await set({ token: mark });
    const page = await invited(['Ada', 'Bix'], playing(late));
    page.answers['POST /guests'] = zoe;
    page.answers[`POST /tables/${page.id}/${change}`] = page.answers[`GET /tables/${page.id}`];
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: 'Zoë' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await page.until(() => page.requests().some(([request]) => request === 'GET /me'), true);
    const sent = page.requests().filter(([request]) => String(request).startsWith('POST /tables'));
    expect(sent).toEqual(change === null ? [] : [[`POST /tables/ID/${change}`, { mark }]]);
  });

  test('a person who is refused a seat reads the reason where they entered their name', async () => {
    const page = await invited(['Ada', '']);
    page.answers['POST /guests'] = zoe;
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: 'Zoë' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await page.until(() => page.text().includes(`Refused: POST /tables/${page.id}/sit`), true);
    expect(page.all('form')).toHaveLength(1);
  });

  test('a person who enters a name to watch gets no seat, although one is free', async () => {
    const page = await invited(['Ada', '']);
    page.answers['POST /guests'] = zoe;
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: 'Zoë' } });
    const before = page.requests().length;
    const watch = page.all('button').find(({ props }) => props['data-action'] === 'just-watch');
    await page.call(watch ?? expect.fail(), 'onClick', {});
    await page.until(
      () => page.requests().slice(before),
      [
        ['POST /guests', { name: 'Zoë' }],
        ['GET /me', undefined],
      ],
    );
    // The page still watches when it is loaded again.
    expect(history.state).toEqual({ isWatching: true });
  });

  test('the invitation lets people watch without a name', async () => {
    vi.mocked(openOnlineTable).mockReturnValue({
      ...{ onChange: () => () => {}, now: () => null, problem: () => null, close: () => {} },
    } as never);
    const page = await invited(['Ada', 'Bo'], { status: 'playing' });
    const watch = page.all('button').find(({ props }) => props['data-action'] === 'just-watch');
    await page.call(watch ?? expect.fail(), 'onClick', {});
    expect(vi.mocked(openOnlineTable).mock.lastCall).toEqual([page.id]);
  });

  test('a person who watches one table without a name is asked for a name at another one', async () => {
    vi.mocked(openOnlineTable).mockReturnValue({
      ...{ onChange: () => () => {}, now: () => null, problem: () => null, close: () => {} },
    } as never);
    const page = await invited(['Ada', 'Bo']);
    const other = page.id.replace('t', 'u');
    page.answers[`GET /tables/${other}`] = page.answers[`GET /tables/${page.id}`];
    await page.go(`/online/table/${other}`);
    await page.until(() => page.all('form').length, 1);
    await page.press('Just watch');
    expect(page.all('form')).toEqual([]);
    await page.go(`/online/table/${page.id}`);
    await page.until(() => page.all('form').length, 1);
  });

  test.each([
    ['no-such-table', 404],
    ['bad-request', 400],
  ])('the invitation reports that its table does not exist, after the answer %s', async (code, status) => {
    server({ [`GET /tables/${code}`]: Response.json({ code, detail: 'No.' }, { status }) });
    const page = await render(<OnlinePages />, `/online/table/${code}`);
    await page.until(() => page.texts('h1'), ['Table not found']);
    expect(page.texts('p')).toContain('This link is incomplete or the table is gone.');
    expect(page.all('form')).toEqual([]);
  });

  test('an invitation that cannot be read for another reason is not reported as gone', async () => {
    server({});
    const page = await render(<OnlinePages />, '/online/table/unread');
    await page.until(() => page.all('form').length, 1);
    expect(page.texts('h1')).toEqual(['Table']);
  });
});

test.each([
  ['/online/new/threes', 'New table: Threes'],
  ['/online/profile', 'Your tables and profile'],
  ['/online/join', 'Play online'],
  ['/online/nowhere', 'Play online'],
])('the address %s of online play leads to the page “%s”', async (address, title) => {
  rememberGuest(true);
  server({ 'GET /me': zoe });
  const page = await render(<OnlinePages />, address);
  await page.until(() => page.texts('h1'), [title]);
});

describe('a page shows an online table', () => {
  const shown = async (state: object | null, problem: object | null = null) => {
    const retryNow = vi.fn();
    const close = vi.fn();
    const take = vi.fn();
    const opened = { onChange: () => () => {}, now: () => state, problem: () => problem };
    vi.mocked(openOnlineTable).mockReturnValue({ ...opened, retryNow, close, take } as never);
    vi.stubGlobal('history', { state: { isWatching: true } });
    tables += 1;
    const id = `t${String(tables).padStart(15, '0')}`;
    server({
      [`GET /tables/${id}`]: { seq: 1, you: { person: null, seat: null }, table: tableBefore([], { id }) },
      'GET /me': zoe,
    });
    const page = await render(<OnlinePages />, `/online/table/${id}`);
    await page.until(() => vi.mocked(openOnlineTable).mock.calls.some(([one]) => one === id), true);
    return { ...page, retryNow, close, take };
  };
  const table = (more: object) => ({ ...tableBefore([seatOf(0, 'Ada')]), ...more });
  const you = { person: null, seat: null };
  const match = { status: 'playing', match: {} };

  test.each([
    ['before the match', { table: table({}), start: null, hasPast: true }, 'The room'],
    [
      'while the match is being prepared',
      { table: table({ status: 'playing' }), start: null, hasPast: true },
      'The room',
    ],
    ['during the match', { table: table(match), start: {}, hasPast: true }, 'The match'],
    ['until the earlier moves are known', { table: table(match), start: {}, hasPast: false }, undefined],
  ])('%s, the page shows %s', async (_, state, part) => {
    const page = await shown({ ...state, you });
    await page.until(() => page.texts('b')[0], part);
  });

  test('a spectator of a match is offered the next one beside it', async () => {
    const you = { person: 'eve', seat: null };
    const page = await shown({ table: table({ ...match, late: 'next' }), you, start: {}, hasPast: true });
    await page.until(
      () => [page.texts('b')[0], page.all('aside button').map(({ props }) => props['data-action'])],
      ['The match', ['wait']],
    );
  });

  test('a known person waits under their own name, and the table takes the changes of the room', async () => {
    rememberGuest(true);
    const page = await shown({ table: table({}), you, start: null, hasPast: true });
    await page.until(() => page.texts('button'), ['Change the table of Zoë']);
    await page.press('Change the table of Zoë');
    expect(page.take.mock.calls).toEqual([['changed']]);
  });

  test.each([
    ['leads a spectator to the next match of its evening', {}, null, true],
    ['leads a player to the next match of its evening', {}, 0, true],
    ['does not lead to a rematch without an evening', null, null, false],
  ])('a finished table %s', async (_, evening, seat, leads) => {
    const now = table({ ...match, rematch: 'next', evening });
    const page = await shown({ table: now, you: { person: null, seat }, start: {}, hasPast: true });
    const isAtNext = () => page.visited.includes('/online/table/next');
    await page.until(leads ? isAtNext : () => page.texts('b')[0] === 'The match', true);
    expect(isAtNext()).toBe(leads);
    // Going back does not lead to the finished table again.
    expect(page.navigated).toEqual(
      page.navigated.map(() => [
        '/online/table/next',
        { replace: true, state: { isWatching: seat === null } },
      ]),
    );
    expect(page.navigated.length > 0).toBe(leads);
  });

  test.each([
    ['a free seat', ['Ada', ''], null, {}, true],
    ['no second seat', ['Ada', ''], 0, {}, false],
    ['no seat at a full table', ['Ada', 'Bo'], null, {}, false],
    ['no seat of a running match', ['Ada', ''], null, { status: 'playing' }, false],
    ['no seat where they chose to watch', ['Ada', ''], null, {}, false],
  ] as [string, string[], number | null, Partial<TableState>, boolean][])(
    'a known person who opens the link of a table gets %s',
    async (what, names, seat, more, sits) => {
      rememberGuest(true);
      if (/watch/.test(what)) vi.stubGlobal('history', { state: { isWatching: true } });
      tables += 1;
      const id = `t${String(tables).padStart(15, '0')}`;
      const seats = names.map((name, at) => seatOf(at, name));
      const answer = { seq: 1, you: { person: zoe.id, seat }, table: tableBefore(seats, { id, ...more }) };
      const asked = server({
        'GET /me': zoe,
        [`GET /tables/${id}`]: answer,
        [`POST /tables/${id}/sit`]: answer,
      });
      vi.mocked(openOnlineTable)
        .mockClear()
        .mockReturnValue({
          ...{ onChange: () => () => {}, now: () => null, problem: () => null, close: () => {} },
        } as never);
      const page = await render(<OnlinePages />, `/online/table/${id}`);
      await page.until(() => vi.mocked(openOnlineTable).mock.calls.length, 1);
      expect(asked.filter(([request]) => String(request).startsWith('POST'))).toEqual(
        sits ? [[`POST /tables/${id}/sit`, { commitment: expect.any(String) }]] : [],
      );
    },
  );

  test('a table is closed when its page is left', async () => {
    const page = await shown({ table: table(match), you, start: {}, hasPast: true });
    await page.until(() => page.texts('b')[0], 'The match');
    expect(page.close).not.toHaveBeenCalled();
    await page.show(null);
    expect(page.close).toHaveBeenCalledTimes(1);
  });

  test('a table that no longer exists shows this, and where to go instead of a button to try again', async () => {
    const page = await shown(null, { ok: false, code: 'no-such-table', detail: 'No table.' });
    await page.until(() => page.texts('h1'), ['Table not found']);
    expect(page.text()).not.toContain('No table.');
    expect(page.texts('main a')).toEqual(['Enter a code', 'Home']);
    expect(page.texts('main button')).toEqual([]);
  });

  test('a table that cannot be loaded shows the reason, and a button to try again', async () => {
    const page = await shown(null, { ok: false, code: 'full', detail: 'It is full.' });
    await page.until(() => page.texts('p').includes('It is full.'), true);
    await page.press('Try again');
    expect(page.retryNow).toHaveBeenCalledTimes(1);
  });
});
