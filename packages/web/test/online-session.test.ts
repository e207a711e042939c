import { openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableEvent, TableState } from '@dicehall/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { mute } from '../src/online/muted-people.ts';
import { openOnlineSession } from '../src/online/online-session.ts';
import type { OnlineTable } from '../src/online/online-table.ts';
import { currentSettings } from '../src/settings/settings.ts';
import { asked, fakeWorkers, tell, worker } from './fake-worker.ts';
import { device, messages } from './table-device.ts';

const at = '2026-01-01T00:01:00.000Z';
const names = ['Ada', 'Bo', 'Cy'];
const setup = unwrap(readSetup({ game: 'greed', options: {}, seats: names.map((name) => ({ name })) }));
const { game } = setup;
const opening = openMatch(setup).state;
const rolled = unwrap(game.apply(opening, { seat: 0, move: { type: 'roll' } })).state;
const thrown = unwrap(game.apply(rolled, { seat: 0, dice: [1, 1, 5, 2, 3] })).state;
const seats = names.map((name, seat) => personAt(seat, name));
const match = matchOf(game.view(thrown, 'table'), { waiting: [at, null, null] });
const playing = tableBefore(seats, { status: 'playing', match });
const frames: OnlineState['frames'] = [
  { entry: { seat: 0, move: { type: 'roll' } }, events: [], view: game.view(rolled, 'table') },
  { entry: { seat: 0, dice: [1, 1, 5, 2, 3] }, events: [], view: match.view },
];
const over = { ...match, places: [2, 1, 3], ended: 'played' } as TableState['match'];

/** Opens a session of Cy at seat 2 or of another person, and records its effects. */
function opened(table: Partial<TableState> = {}, own: number | null = 2, changes: Partial<OnlineState> = {}) {
  const you = { person: own === null ? 'eve' : (names[own] ?? '').toLowerCase(), seat: own };
  const start = game.view(opening, 'table');
  let state: OnlineState = {
    ...stateOf({ seq: 1, you, table: { ...playing, ...table } }, unseen('table')),
    start,
    frames,
    ...changes,
  };
  const page = device({ coach: true });
  const done: unknown[] = [];
  const listeners = new Set<() => void>();
  let answer: object = { ok: true, value: { table: { id: 'next' } } };
  const fake = {
    api: {
      changeTable: async (...change: unknown[]) => {
        done.push(change.slice(1));
        return answer;
      },
      call: async (method: string, path: string, read: (raw: unknown) => unknown) => {
        done.push(method === 'GET' ? path : `${method} ${path}`);
        if ('code' in answer) return answer;
        const log = frames.map(({ entry }) => entry);
        const record = {
          format: 'dicehall/1',
          game: 'greed',
          options: {},
          seats: names.map((name) => ({ name })),
          log,
        };
        return { ok: true, value: read({ record }) };
      },
    },
    now: () => state,
    play: async () => null,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as OnlineTable;
  const session = openOnlineSession(fake, { state, start }, page.parts, {
    go: (path, more) => done.push(more === undefined ? path : [path, more.state]),
    focusUndo: () => done.push('focus'),
  });
  const stop = session.start();
  const feed = () => session.model.now().feed;
  const menu = () => feed().menu?.map(({ id }) => id) ?? [];
  const choose = (id: string) =>
    feed()
      .menu?.find((item) => item.id === id)
      ?.choose();
  const set = (next: Partial<OnlineState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const update = (next: Partial<TableState>) => set({ table: { ...state.table, ...next } });
  return {
    session,
    stop,
    done,
    feed,
    menu,
    choose,
    set,
    update,
    page,
    refuse: (why: object) => (answer = why),
  };
}
const seatsWith = (...more: object[]) => seats.map((seat, index) => ({ ...seat, ...more[index] }));
const notice = (id: number, event: object) =>
  ({ id, event: event as TableEvent }) as OnlineState['notices'][number];

describe('an online table offers its menu, coach and notes', () => {
  fakeWorkers();
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(at) });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  });
  afterEach(() => {
    mute('bo', false);
    vi.useRealTimers();
  });

  it.each<[who: string, table: Partial<TableState>, own: number | null, items: string]>([
    ['a player', {}, 2, 'hold fair save mine settings resign leave'],
    ['the host', {}, 0, 'hold fair host save mine settings resign leave'],
    ['a spectator', {}, null, 'fair save mine settings leave'],
    [
      'a player whose seat a bot plays',
      { seats: seatsWith({}, {}, { held: true }) },
      2,
      'fair save mine settings resign leave',
    ],
    [
      'a player who resigned',
      { seats: seatsWith({}, {}, { resigned: true }) },
      2,
      'fair save mine settings leave',
    ],
    [
      'a player where the coach is allowed',
      { coach: true },
      2,
      'hold coach fair save explore mine settings resign leave',
    ],
    [
      'a spectator where the coach is allowed',
      { coach: true },
      null,
      'fair save explore mine settings leave',
    ],
    ['a player after the match', { match: over }, 2, 'fair save explore mine settings leave'],
  ])('the menu of %s contains exactly the items that apply', (_, table, own, items) => {
    const { menu, stop } = opened(table, own);
    expect(menu().join(' ')).toBe(items);
    stop();
  });

  it('a viewer without an account is not the host of a table without a host', () => {
    const { menu, stop } = opened({ host: null as never }, null, { you: { person: null, seat: null } });
    expect(menu()).not.toContain('host');
    stop();
  });

  it('the menu opens dialogs and pages, and lets a bot play', async () => {
    const { session, choose, done, stop } = opened({ match: over, host: 'cy' });
    const dialogs = ['fair', 'host'].map((id) => {
      choose(id);
      return session.now().dialog;
    });
    session.open(null);
    choose('mine');
    choose('settings');
    choose('leave');
    choose('explore');
    await vi.advanceTimersByTimeAsync(0);
    expect([dialogs, session.now().dialog]).toEqual([['fair', 'host'], null]);
    const home = ['/', { keepsSeat: false }];
    expect(done.slice(0, 4)).toEqual(['/online/profile', '/settings', home, '/tables/table/record']);
    expect(decodeURIComponent(String(done[4])).replaceAll('+', ' ')).toBe(
      '/explore?position=greed - 0,0,0 000 0 - choose 250 11523&you=2&names=Ada\nBo\nCy',
    );
    stop();
    const running = opened();
    running.choose('resign');
    running.choose('hold');
    expect([running.session.now().dialog, running.done]).toEqual(['resign', [['hold']]]);
    running.stop();
  });

  it('the menu saves the record of the match as a file, if the server sends it', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.stubGlobal('document', {
      createElement: () => ({
        download: '',
        click() {
          saved.push(this.download);
        },
      }),
    });
    const { choose, done, refuse, stop } = opened();
    for (const why of [null, { ok: false, code: 'offline' }]) {
      if (why !== null) refuse(why);
      choose('save');
      await vi.advanceTimersByTimeAsync(1);
    }
    expect([done, saved]).toEqual([Array(2).fill('/tables/table/record'), ['dicehall-greed-table.json']]);
    stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('where the coach is allowed, the player can explore the match so far without a request to the server', async () => {
    const { choose, done, stop } = opened({ coach: true });
    choose('explore');
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveLength(1);
    expect(String(done[0])).toMatch(/^\/explore/);
    stop();
  });

  it.each([
    ['of a player is saved exactly once, when it is over', 2, [0, 1, 1]],
    ['is not saved for a spectator', null, [0, 0, 0]],
  ])('a match %s', (_, own, counts) => {
    const read: string[] = [];
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const getItem = (key: string) => {
      read.push(key);
      return null;
    };
    vi.stubGlobal('localStorage', { getItem, setItem: () => {} });
    const { update, stop } = opened({}, own);
    // Before the record is saved, the page checks whether the server knows this person.
    const tries = () => read.filter((key) => key === 'dicehall.guest').length;
    const seen = [tries()];
    for (const deadline of [null, at]) {
      update({ match: { ...over, deadline } as TableState['match'] });
      seen.push(tries());
    }
    expect(seen).toEqual(counts);
    stop();
    vi.unstubAllGlobals();
  });

  it('the menu switches the coach on and off', () => {
    for (const coach of [true, false]) {
      const { choose, page, stop } = opened({ coach: true });
      page.change({ coach });
      choose('coach');
      expect(currentSettings().coach).toBe(!coach);
      stop();
    }
  });

  it('the coach and its menu item follow the setting, until the page is left', () => {
    const { feed, page, stop } = opened({ coach: true });
    const now = () => [feed().coach?.isOn, feed().menu?.find(({ id }) => id === 'coach')?.label.values];
    const shown = [false, true].map((coach) => {
      page.change({ coach });
      return now();
    });
    expect(shown).toEqual([
      [false, { to: 'on' }],
      [true, { to: 'off' }],
    ]);
    stop();
    page.change({ coach: false });
    expect(now()).toEqual([true, { to: 'off' }]);
  });

  it('the coach helps a player only while the match runs and the table allows it', () => {
    const has = (...of: Parameters<typeof opened>) => {
      const { feed, stop } = opened(...of);
      stop();
      return [feed().coach !== undefined, feed().isCoachAllowed];
    };
    expect([
      has({ coach: true }),
      has({ coach: false }),
      has({ coach: true }, null),
      has({ coach: true, match: over }),
    ]).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [false, true],
    ]);
    expect(asked('open').map(({ given }) => (given as { seats: number }).seats)).toContain(3);
  });

  it('an undo asks the other players for consent, unless a request has to be answered or withdrawn first', () => {
    const stopped = unwrap(game.apply(thrown, { seat: 0, move: { type: 'stop' } })).state;
    const view = game.view(stopped, 'table');
    const last = [
      ...frames,
      { entry: { seat: 0, move: { type: 'stop' } }, events: [], view },
    ] as OnlineState['frames'];
    const asker = opened({ match: { ...match, view } }, 0, { frames: last });
    expect(asker.feed().undo?.why).toBeNull();
    asker.session.model.undo();
    expect(asker.done).toEqual([['undo']]);
    asker.update({ undo: { seat: 0, waiting: [1, 2] } });
    asker.session.model.undo();
    expect(asker.done).toEqual([['undo'], 'focus']);
    const other = opened({ match: { ...match, view } }, 1, { frames: last });
    expect(other.feed().undo?.why).toMatchObject({ key: 'web-why-not-undo' });
    other.update({ undo: { seat: 0, waiting: [1, 2] } });
    expect(other.feed().undo?.why).toBeNull();
    other.session.model.undo();
    expect(other.done).toEqual(['focus']);
    // A player who has agreed has to wait for the others.
    other.update({ undo: { seat: 0, waiting: [2] } });
    expect(messages.text(other.feed().undo?.why ?? expect.fail(), names)).toBe(
      'Only your own last move can be undone',
    );
    // A pending request of another kind makes no difference.
    const away = { here: false, awaySince: '2026-01-01T00:00:00.000Z' };
    const waiting = { ...match, view, waiting: [null, at, null] };
    const host = opened({ match: waiting, seats: seatsWith({}, away), host: 'ada' }, 0, { frames: last });
    expect(host.session.now().status.some(({ actions }) => actions.length > 0)).toBe(true);
    host.session.model.undo();
    expect(host.done).toEqual([['undo']]);
    host.stop();
    const without = [opened({}, null), opened({ seats: seatsWith({}, {}, { held: true }) })];
    expect(without.map(({ feed }) => feed().undo)).toEqual([undefined, undefined]);
    for (const { stop } of [asker, other, ...without]) stop();
  });

  it('a player takes their own seat back, or lets a bot play for a player who is away', async () => {
    const held = opened({ seats: seatsWith({}, {}, { held: true }) });
    held.session.model.standIn();
    const away = opened({
      seats: seatsWith({}, { here: false, awaySince: '2026-01-01T00:00:00.000Z' }),
      match: { ...match, waiting: [null, at, null] },
      host: 'cy',
    });
    away.session.model.standIn();
    away.update({ undo: { seat: 0, waiting: [1, 2] } });
    away.session.model.standIn();
    expect(away.done.splice(1)).toEqual([['stand-in', { seat: 1 }]]);
    const none = opened();
    none.session.model.standIn();
    expect([held.done, away.done, none.done]).toEqual([[['return']], [['stand-in', { seat: 1 }]], []]);
    expect(none.page.heard.at(-1)).toBe(
      'A bot can only play when the match waits for a player who has been away for some time.',
    );
    for (const { stop } of [held, away, none]) stop();
  });

  it('the status counts down with the clock, and listeners are notified only of changes', async () => {
    const { session, stop } = opened({ seats: seatsWith({ here: false, awaySince: at }) });
    const kinds = () => session.now().status.map(({ kind, text }) => [kind, text.values.seconds]);
    expect(kinds()).toEqual([['absence', 180]]);
    let heard = 0;
    session.onChange(() => {
      heard += 1;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect([kinds(), heard]).toEqual([[['absence', 179]], 1]);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect([kinds(), heard]).toEqual([[['absence', 179]], 1]);
    const quiet = opened();
    quiet.session.onChange(() => {
      heard += 1;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toBe(1);
    quiet.stop();
  });

  it('the notes contain the earlier chat, then new chat messages and people’s changes in order, and nothing from muted people', () => {
    const said = (person: string, text: string) => ({
      at,
      person,
      name: names.find((name) => name.toLowerCase() === person) ?? '',
      text,
    });
    const { feed, set, stop } = opened({}, 2, { said: [said('ada', 'one'), said('bo', 'two')] });
    const texts = () => feed().notes?.map(({ buffer, text }) => `${buffer} ${text}`);
    expect(texts()).toEqual(['chat Ada: one', 'chat Bo: two']);
    const news = [
      notice(2, { kind: 'returned', seat: 1 }),
      notice(3, { kind: 'said', person: 'bo', name: 'Bo', text: 'three' }),
      notice(4, { kind: 'evening' }),
    ];
    set({ said: [said('ada', 'one'), said('bo', 'two'), said('bo', 'three')], notices: news });
    expect(texts()).toEqual(['chat Ada: one', 'chat Bo: two', 'table Bo is back.', 'chat Bo: three']);
    mute('bo', true);
    expect(texts()).toEqual(['chat Ada: one', 'table Bo is back.']);
    // The state contains only the newest notices, but the notes contain all.
    set({ notices: [...news.slice(1), notice(5, { kind: 'resumed', seat: 2 })] });
    expect(texts()).toHaveLength(3);
    mute('bo', false);
    expect(texts()).toHaveLength(5);
    stop();
  });

  it('notes mark the chat of this person, before the page was opened and since', () => {
    const said = ['cy', 'bo'].map((person) => ({ at, person, name: person, text: 'hello' }));
    const { feed, set, stop } = opened({}, 2, { said });
    const own = () => feed().notes?.map(({ isOwn }) => isOwn);
    expect(own()).toEqual([true, false]);
    const since = said.map(({ person }, nth) =>
      notice(nth + 2, { kind: 'said', person, name: person, text: 'hi' }),
    );
    const back = notice(4, { kind: 'returned', seat: 1 });
    set({ said: [...said, ...said], notices: [...since, back] });
    expect(own()).toEqual([true, false, true, false, undefined]);
    stop();
  });

  it('a note about a bot that plays for a seat addresses the person of that seat', () => {
    const { feed, set, stop } = opened({}, 2);
    set({ notices: [1, 2].map((seat) => notice(seat + 1, { kind: 'held', seat, by: 0 })) });
    expect(feed().notes?.map(({ text }) => text)).toEqual([
      'Ada lets a bot play for Bo.',
      'Ada lets a bot play for you.',
    ]);
    stop();
  });

  it('the coach stops working when the page is left', () => {
    const { stop } = opened({ coach: true });
    const cancels = () => worker().told.filter(({ kind }) => kind === 'cancel').length;
    expect([asked('open').length, cancels()]).toEqual([1, 0]);
    stop();
    expect(cancels()).toBe(1);
  });

  it('the progress of the coach is shown as soon as it is known', () => {
    const { feed, session, stop } = opened({ coach: true });
    const heard = vi.fn();
    session.onChange(heard);
    tell('open', { kind: 'progress', stage: 'solving', share: 0.5 });
    expect(feed().coach?.state).toEqual({ kind: 'solving', share: 0.5 });
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('a refusal or an unreachable server is reported, and a rematch leads to its table', async () => {
    const { session, page, refuse, done, stop } = opened({ match: over });
    await session.rematch();
    expect(done).toEqual([
      ['rematch', {}],
      ['/online/table/next', { isRematch: true }],
    ]);
    refuse({ ok: false, code: 'stale', detail: 'Too late.', snapshot: null });
    await session.rematch();
    refuse({ ok: false, code: 'offline', detail: '', snapshot: null });
    await session.change('hold');
    const why = ['Too late.', page.parts.messages.say('online-offline')];
    expect([page.heard.slice(-2), done.length]).toEqual([why, 4]);
    page.pass(5000);
    const urgent = page.parts.announcer.now().filter(({ urgency }) => urgency === 'assertive');
    expect(urgent.map(({ text }) => text)).toEqual(why);
    expect(session.now()).toMatchObject({ isOver: true, isPlaying: false });
    stop();
  });

  it.each([
    [
      'a player',
      2,
      null,
      [
        ['rematch', {}],
        ['/online/table/next', { isRematch: true }],
      ],
    ],
    [
      'a player whom another player asked for a rematch',
      2,
      'asked',
      [
        ['rematch', {}],
        ['/online/table/next', { isRematch: true }],
      ],
    ],
    ['a spectator of a match with a rematch', null, 'asked', [['/online/table/asked', { isWatching: true }]]],
    [
      'a spectator of a match without one',
      null,
      null,
      [
        ['rematch', {}],
        ['/online/table/next', { isRematch: true }],
      ],
    ],
  ] as const)('the session opens a rematch for %s', async (_, own, rematch, does) => {
    const { session, done, stop } = opened({ match: over, rematch }, own);
    await session.rematch();
    expect(done).toEqual(does);
    stop();
  });

  it('a player plays their seat until they resign, and a spectator plays no seat', () => {
    const shown = (...of: Parameters<typeof opened>) => {
      const { session, stop } = opened(...of);
      stop();
      return [session.mine, session.now().isPlaying, session.now().isOver];
    };
    expect([shown(), shown({}, null), shown({ seats: seatsWith({}, {}, { resigned: true }) })]).toEqual([
      [[2], true, false],
      [[], false, false],
      [[2], false, false],
    ]);
  });
});
